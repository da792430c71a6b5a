/** New puzzles, in Chinese. */
import levels from "./levels.js";

export default {
  ...levels,
  "new.title": "新题目",
  "new.level": "难度",
  "new.layout": "已知数的对称",
  "new.layout.half-turn": "旋转 180°",
  "new.layout.quarter-turn": "旋转 90°",
  "new.layout.diagonal": "对角线",
  "new.layout.mirror": "左右",
  "new.layout.none": "不要求",
  "new.start": "出题",
  "new.tried": "已试 {tried} 题，已得 {done} 题，共需 {number} 题。",
  "new.cancel": "取消",
  "new.cancelled": "已取消。",
  "new.more": "种子与打印",
  "new.seed": "种子",
  "new.seed.any": "随机",
  "new.sheet": "{number} 题",
  "new.sheet.size": "打印题数",
  "new.print": "打印，答案在背面…",
  "new.made": "{level}，ER {er}，{givens} 个已知数。{offer}",
};
