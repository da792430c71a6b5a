/** The page around the board, in simplified Chinese. */
import board from "./board.js";

export default {
  ...board,

  "page.title": "Redoku：输入数独，答案以红色显示",
  "language.other": "English",
  "language.label": "English：切换为英文",
  "theme.dark": "深色主题",
  learn: "原理",
  embed: "嵌入",

  "tools.label": "题目",
  undo: "撤销",
  redo: "重做",
  new: "新题",
  paste: "粘贴",
  share: "分享",

  hint: "提示",

  "tabs.label": "视图",
  "explain.heading": "讲解",
  "watch.heading": "演示",
  "answer.heading": "答案",
  "answer.show": "显示答案",
  "answer.reveal.cell": "揭示{cell}",
  candidates: "候选数",
  "candidates.off": "不显示",
  "candidates.rules": "规则允许",
  "candidates.true": "至少一个解可用",
  "answer.steps": "各个解",
  "answer.step": "解",
  "answer.step.label": "第 {number} 个解，共 {total} 个",
  "answer.previous": "上一个解",
  "answer.next": "下一个解",
  "answer.keys": "逐行输入数字，{zero} 或 {space} 跳过一格，{enter} 求解。",
  "key.space": "空格键",
  "key.enter": "Enter",
  "keys.all": "全部按键",

  "notice.unloaded": "此功能未能载入",
  "notice.unloaded.detail": "请联网后重新载入页面。",
  unloaded: "此功能未能载入，请联网后重新载入页面。",

  close: "关闭",
  settings: "设置",
  private: "可离线使用，数据不会离开本设备。",
  "update.ready": "有新版本可用。",
  "update.now": "更新",
  "drop.here": "将题目文件或文本拖放到这里",
};
