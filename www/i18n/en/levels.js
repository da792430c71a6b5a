/** The levels of difficulty, in English. */
export default {
  "level.easy": "Easy",
  "level.medium": "Medium",
  "level.hard": "Hard",
  "level.expert": "Expert",
  "level.extreme": "Extreme",
};
