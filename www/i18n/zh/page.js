/** The page around the board, in simplified Chinese. */
import board from "./board.js";

export default {
  ...board,

  "page.title": "Redoku：输入数独，答案以红色显示",
  "language.other": "English",
  "language.label": "English：切换为英文",
  "theme.dark": "深色主题",

  "tools.label": "题目",
  undo: "撤销",
  redo: "重做",
  paste: "粘贴",
  share: "分享",

  "answer.heading": "答案",
  "answer.show": "显示答案",
  "answer.reveal": "只看一格",
  "answer.reveal.cell": "查看{cell}",
  looking: "候选数",
  "looking.off": "不显示",
  "looking.rules": "按规则",
  "looking.true": "出现在某个解中",
  "answer.steps": "各个解",
  "answer.step": "解",
  "answer.step.label": "第 {number} 个解，共 {total} 个",
  "answer.previous": "上一个解",
  "answer.next": "下一个解",
  "answer.keys": "按顺序输入数字，{zero} 或 {space} 跳过一格，{enter} 求解。",
  "key.space": "空格键",
  "key.enter": "Enter",

  learn: "讲解",
  embed: "嵌入",
  "tabs.label": "视图",
  "watch.heading": "观看",

  "notice.unloaded": "缺少这一部分。",
  "notice.unloaded.detail": "未能载入，请联网后重新载入本页。",

  close: "关闭",
  "keys.all": "全部按键",

  private: "可离线使用，一切都在本机计算。",
  "update.ready": "有新版本。",
  "update.now": "更新",

  settings: "设置",

  "drop.here": "将含有题目的文本或文件拖到这里",
};
