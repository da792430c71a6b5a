/** What the board reads out on request, in simplified Chinese. The element uses these too. */
export default {
  "spoken.blank": "空",
  "spoken.comma": "、",
  "spoken.semicolon": "；",
  "spoken.house": "{house}：{content}。{rest}",
  "spoken.missing": "缺少 {digits}。",
  "spoken.full": "一个不缺。",
  "spoken.digits": "还有 {blanks} 个空格。待填：{lefts}。",
  "spoken.left": "{digit} 还差 {count} 个",
  "spoken.none": "没有空格。",
  "spoken.where": "{digit} 位于{cells}。",
  "spoken.place": "{name}。",
  "spoken.fits": "规则允许 {digits}。",
  "spoken.fits.none": "规则不允许任何数字。",
};
