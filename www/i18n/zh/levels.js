/** The levels of difficulty, in Chinese. */
export default {
  "level.easy": "简单",
  "level.medium": "中等",
  "level.hard": "困难",
  "level.expert": "专家",
  "level.extreme": "极难",
};
