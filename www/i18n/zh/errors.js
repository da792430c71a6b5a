/** Why a text could not be read, in simplified Chinese. The element uses these too. */
export default {
  "notice.unread": "未能读取",
  "error.line": "第{line}行：{reason}",
  "error.bad-character": "位置 {position} 的字符“{character}”既不是数字，也不表示空格。",
  "error.bad-character.cell": "第{row}行第{column}列的字符“{character}”既不是数字，也不表示空格。",
  "error.too-short": "一道题有 81 格，而此文本有 {cells} 格。",
  "error.too-long": "一道题有 81 格，而此文本有 {cells} 格。",
  "error.bad-shape.row": "第{row}行有 {cells} 格，应为 9 格。",
  "error.bad-shape.rows": "文本有 {rows} 行，应为 9 行。",
  "error.bad-shape": "文本不是九行九列。",
  "error.unknown-format": "文本中没有题目。",
  "error.extra-rules": "此题含有 Redoku 不支持的附加规则（{rules}）。",
  "error.needs-server": "此链接指向其他网站保存的题目，请粘贴题目本身。",
  "error.too-large": "文本过大。",
  "error.empty": "没有可读取的文本。",
  "error.other": "无法读取此文本：{message}",
};
