//! The instruction sets of one machine, and the choice among them at run time.
//!
//! On x86-64 the engine is compiled three times: for SSE2, which is always there, for AVX2 (three operands
//! instead of two) and for AVX-512 (three-way logic and twice the registers). Elsewhere there is one level.

#![allow(unsafe_code)]

/// Something to run: a closure that is inlined wherever it goes.
pub(in crate::fast) trait Work {
    /// The result.
    type Output;
    /// Does the work. To be marked `#[inline(always)]`, as is everything hot that it calls.
    fn run(self) -> Self::Output;
}

/// Runs `work` with the best instructions that this machine has.
#[inline(always)]
pub(in crate::fast) fn on_this_machine<W: Work>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    if has_avx512() {
        // SAFETY: the machine has what the function needs.
        return unsafe { with_avx512(work) };
    } else if has_avx2() {
        // SAFETY: as above.
        return unsafe { with_avx2(work) };
    }
    work.run()
}

/// Runs `work` at each level of instructions that this machine has.
#[cfg(all(test, feature = "classic"))]
pub(in crate::fast) fn on_all_levels<W: Work + Clone>(work: &W) -> Vec<W::Output> {
    #[allow(unused_mut, reason = "there may be one level only")]
    let mut outputs = vec![work.clone().run()];
    #[cfg(target_arch = "x86_64")]
    {
        if has_avx2() {
            // SAFETY: the machine has what the function needs.
            outputs.push(unsafe { with_avx2(work.clone()) });
        }
        if has_avx512() {
            // SAFETY: as above.
            outputs.push(unsafe { with_avx512(work.clone()) });
        }
    }
    outputs
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

#[cfg(target_arch = "x86_64")]
fn has_avx512() -> bool {
    has_avx2() && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl")
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,avx512f,avx512vl,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx512<W: Work>(work: W) -> W::Output {
    work.run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx2<W: Work>(work: W) -> W::Output {
    work.run()
}
