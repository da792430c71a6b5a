//! What is said at the end of an explanation, in its language.

use redoku::diagnose::Status;
use redoku::logic::Step;
use redoku::tell::Language;

pub(super) fn solved(steps: &[Step], language: Language) -> String {
    match language {
        Language::English => format!("solved in {}, {}", count(steps), hardest(steps, language)),
        Language::Chinese => format!("共 {} 步解出，{}", steps.len(), hardest(steps, language)),
    }
}

pub(super) fn refuted(steps: &[Step], language: Language) -> String {
    match language {
        Language::English => {
            format!("no solution, after {}, {}", count(steps), hardest(steps, language))
        }
        Language::Chinese => {
            format!("经过 {} 步得出矛盾，无解，{}", steps.len(), hardest(steps, language))
        }
    }
}

pub(super) fn unexplained(status: Status, language: Language) -> String {
    match language {
        Language::English => format!("not explained: {status}"),
        Language::Chinese => {
            let reason = match status {
                Status::Unique => "唯一解",
                Status::Multiple => "多个解",
                Status::Impossible => "无解",
                Status::Invalid => "题目数字有冲突",
                _ => "解的个数未知",
            };
            format!("未讲解：{reason}")
        }
    }
}

fn count(steps: &[Step]) -> String {
    match steps.len() {
        1 => "1 step".to_owned(),
        number => format!("{number} steps"),
    }
}

fn hardest(steps: &[Step], language: Language) -> String {
    let hardest = steps.iter().map(|step| step.technique).max();
    match language {
        Language::English => format!("hardest: {}", hardest.map_or("-", |it| it.id())),
        Language::Chinese => format!("最难：{}", hardest.map_or("-", |it| it.name(language))),
    }
}
