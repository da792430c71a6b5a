/** My puzzles, in Chinese. */
export default {
  "mine.title": "我的题目",
  "mine.about": "最近 50 个盘面，只保存在本设备上。",
  "mine.none": "还没有题目。输入或打开的每个盘面都会保存在这里，且只在本设备上。",
  "mine.blocked": "浏览器不允许本页保存题目，可能是无痕窗口。当前盘面会保留到关闭标签页为止。",
  "mine.silent":
    "浏览器的存储没有响应，因此目前不会保存。当前盘面会保留到关闭标签页为止。请关闭本页的其他标签页，再重新载入。",
  "mine.full":
    "本设备的存储空间已满，最新的盘面没有保存。可在此删除一些题目，或在“分享”中复制链接。",
  "mine.givens": "{givens} 个已知数",
  "mine.progress": "已填 {own}/{blanks} 格",
  "mine.done": "你已解出",
  "mine.delete": "删除",
  "mine.deleted": "已删除。",
  "mine.unchanged": "浏览器不允许本页更改列表，请重试。",
  "mine.unexported": "无法写出文件，请重试。",
  "mine.export": "导出为文件",
};
