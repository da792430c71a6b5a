/**
 * The reasons of a step, in simplified Chinese: what to see, why it works, what follows.
 * www/explain/story.js chooses the template and its values.
 */
export default {
  "step.see": "观察",
  "step.because": "因为",
  "step.so": "所以",

  // Things on the board.
  "phrase.cells": "{cells}",
  "phrase.rows": "第{numbers}行",
  "phrase.columns": "第{numbers}列",
  "phrase.boxes": "第{numbers}宫",
  "phrase.candidate": "{cells}的 {digit}",
  "phrase.on": "{cells}是 {digit}",
  "phrase.off": "{cells}不是 {digit}",
  "phrase.set": "{cells}（{digits}）",
  "phrase.placed": "{cells}填 {digit}",
  "phrase.removed": "从{cells}删去 {digits}",
  "phrase.comma": "、",
  "phrase.between": "；",
  "phrase.no-digit": "{cells}已无数字可填",
  "phrase.no-place": "{house}已无处可填 {digit}",

  "so.plain": "{effects}。",
  "so.either": "无论如何，{effects}。",

  "see.full-house": "{house}只剩{cell}一个空格。",
  "because.full-house": "其余八格已有除 {digit} 以外的所有数字。",
  "see.hidden-single": "{house}中，{digit} 只能填在{cell}。",
  "because.hidden-single": "{house}需要 {digit}，而其他空格都没有这个候选数。",
  "see.naked-single": "{cell}只剩一个候选数 {digit}。",
  "because.naked-single": "其他数字都已在它的行、列、宫中，或已在前面排除。",

  "see.locked": "{from}中，{digit} 只能填在{cells}，它们都在{to}。",
  "because.locked": "{from}的 {digit} 必在其中一格，它也就是{to}的 {digit}。",
  "see.naked": "{cells}只有候选数 {digits}。",
  "because.naked": "{count} 个格子需要 {count} 个数字，所以{houses}的 {digits} 都用在这里。",
  "see.hidden": "{house}中，{digits} 只能填在{cells}。",
  "because.hidden": "{count} 个数字需要 {count} 个格子，所以这些格里没有其他数字的位置。",

  "see.fish": "{base}中，{digit} 只能填在{cover}。",
  "because.fish":
    "{base}各需要一个 {digit}，而{cover}总共只能有 {count} 个，所以{cover}的 {digit} 都在{base}中。",
  "see.finned": "{base}中，除了鱼鳍{fins}以外，{digit} 只能填在{cover}。",
  "because.finned":
    "如果鱼鳍都不是 {digit}，{base}就用完了{cover}；如果某个鱼鳍是 {digit}，它能看到的格子都不是 {digit}。",
  "see.siamese":
    "{base}中，除了鱼鳍{fins}以外，{digit} 只能填在{cover}；换一种算法，只能填在{twin}。",
  "because.siamese":
    "两者都是鳍链列：鱼鳍都不是 {digit}，行列就被用完；某个鱼鳍是 {digit}，它能看到的格子都不是 {digit}。",

  "see.chain": "从{first} 到{last} 的链。实线两端至少一个成立，虚线两端至多一个成立。",
  "because.chain": "如果{first} 不成立，就逐步推出{last} 成立：",
  "so.chain": "两端至少有一端成立。无论如何，{effects}。",
  "see.loop": "从{first} 回到自身的链。实线两端至少一个成立，虚线两端至多一个成立。",
  "because.loop": "如果{first} 不成立，就逐步推出它成立：",
  "see.ring": "经过{cells}的环。实线两端至少一个成立，虚线两端至多一个成立。",
  "because.ring": "它两个方向都成立，所以每两个相连的候选数恰有一个成立：",
  "so.ring": "被这样的一对排除的候选数可以删去：{effects}。",
  "see.two-links":
    "{digit} 在{one}中只能填在{first}或{second}，在{other}中只能填在{third}或{last}。",
  "because.two-links":
    "{second}与{third}互相看得到，不会都是 {digit}，所以{first}或{last}是 {digit}。",
  "so.two-links": "能看到这两处的候选数可以删去：{effects}。",
  "see.xy-wing": "枢纽{pivot}有 {x} 和 {y}，两翼{one}有 {x} 和 {z}，{two}有 {y} 和 {z}。",
  "because.xy-wing": "如果{pivot}是 {x}，{one}就是 {z}；如果是 {y}，{two}就是 {z}。",
  "so.pincers": "{one}或{two}是 {z}，{effects}。",
  "see.w-wing": "{one}和{two}都只有 {x} 和 {z}；{house}中，{x} 只能填在{third}或{fourth}。",
  "because.w-wing": "{third}和{fourth}之一是 {x}，使{one}或{two}不是 {x}。",
  "see.remote-pair": "{cells}都只有 {digits}，每格都能看到下一格。",
  "because.remote-pair": "两个数字交替出现，所以{first}与{last}各占其一。",
  "so.remote-pair": "能看到这两格的候选数可以删去：{effects}。",

  "see.colours": "{digit} 在{houses}都只有两个位置，连成两种颜色：{one}；{two}。",
  "because.colours.trap": "一种颜色的格子全是 {digit}，另一种全不是。",
  "so.colours.trap": "能看到两种颜色的候选数可以删去：{effects}。",
  "because.colours.wrap": "有一种颜色全是 {digit}，但不会是{wrong}的颜色，因为其中两格互相看得到。",
  "see.multi-colours": "{digit} 在{houses}都只有两个位置，连成{one}或{two}，以及{three}或{four}。",
  "because.multi-colours": "每一对颜色中有一种全对；互相看得到的两种颜色不会都对。",
  "so.multi-colours": "在每种情况下，{effects}。",

  "see.xyz-wing": "枢纽{pivot}有 {digits}，{one}和{two}各有 {z} 和另一个数字。",
  "because.xyz-wing": "不管{pivot}是什么，三格之一必是 {z}。",
  "so.xyz-wing": "能看到全部三格的候选数可以删去：{effects}。",
  "see.als-xz": "待定数组{sets}：每组都比格数多一个数字。",
  "because.als-xz": "只有其中一组能有 {x}。另一组就必须有其余所有数字，包括 {z}。",
  "so.als-xz": "其中一组有 {z}，{effects}。",
  "because.als-double":
    "只有其中一组能有 {x}，{y} 也一样。所以每组各有其中一个，以及其余所有数字。",
  "see.als-chain": "待定数组{sets}：每组都比格数多一个数字，由 {digits} 相连。",
  "because.als-chain":
    "没有 {z} 的一组必须有其余所有数字，于是下一组失去相连的数字，依次类推：第一组没有 {z}，最后一组就有。",
  "so.als-chain": "第一组或最后一组有 {z}，{effects}。",
  "see.death-blossom": "茎格{stem}有 {digits}，待定数组{sets}都比格数多一个数字。",
  "because.death-blossom": "不管茎格是什么，总有一组失去那个数字，于是有其余所有数字，包括 {z}。",
  "so.death-blossom": "其中一组有 {z}，{effects}。",
  "see.sue-de-coq": "{line}与{box}交叉处的{middle}，以及{inLine}和{inBox}。",
  "because.sue-de-coq":
    "这 {count} 格恰好有 {count} 个数字 {digits}，每个数字只能用一次，所以全部用完。",

  "see.rectangle": "{cells}：两行、两列、两宫，四格都有 {digits}。",
  "see.avoidable": "{cells}：两行、两列、两宫，数字是 {digits}，都不是已知数。",
  "see.unique-loop": "{cells}连成的环，每格都有 {digits}。",
  "see.bug":
    "整个盘面：如果没有{guardians}，每个空格都只有两个候选数，每个数字在每个区域都只有两个位置。",
  "because.unique.cell": "如果{roof}是 {digits} 之一，这两个数字就可以互换，题目就有两个解。",
  "because.unique.guardians":
    "如果没有{guardians}，{digits} 就可以互换，题目就有两个解。所以其中必有一个成立。",
  "because.unique.subset":
    "如果没有{guardians}，{digits} 就可以互换，题目就有两个解。所以其中必有一个成立，它们与{others}一起用完 {used}。",
  "because.unique.forced":
    "{houses}的 {digit} 只在这个结构里。有了{removed}，结构里就全是 {digits}，可以互换，题目就有两个解。",
  "because.bug.one": "那样的盘面不会恰好有一个解。",
  "because.bug.several": "那样的盘面不会恰好有一个解，所以其中必有一个成立。",

  "see.exclusion": "{base}的组合，以及{against}。",
  "because.exclusion":
    "有{removed} 的每种组合，要么在同一区域重复数字，要么使{against}的数字不够用。",
  "see.template": "{digits} 在整个盘面上的所有填法。",
  "because.template.place": "每种填法都用到{placed}。",
  "because.template.remove": "没有一种填法用到{removed}。",

  "see.proof.one": "假设{assumption}，会推出什么。",
  "because.proof.one": "这样会使{stuck}：",
  "so.proof.one": "假设不成立：{effects}。",
  "see.proof.both": "分别假设{assumption} 以及它的反面，会推出什么。",
  "because.proof.both": "两种情况的结论相同：",
  "see.proof.cell": "{cell}是 {digits} 之一。",
  "see.proof.house": "{house}的 {digit} 在{cells}之一。",
  "because.proof.each": "每种情况的结论都相同：",
  "so.proof.each": "不管是哪一个，{effects}。",

  // The lines of a proof and the links of a chain.
  "line.assume": "假设：{literal}",
  "line.if": "如果{literal}",
  "line.sees": "{literal}：能看到{other}",
  "line.last.cell": "{literal}：这一格只剩它",
  "line.last.house": "{literal}：{house}只剩这一处",
  "line.locked": "{literal}：{from}的这个数字都在{to}",
  "line.lemma": "{literal}：反面不可能",
  "line.contradiction": "{stuck}：矛盾",
  "line.same": "由此得到这一步的结论。",
};
