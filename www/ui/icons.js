/** The paths of icons in a square of 20 units. */
export const ICONS = {
  back: "M13 4.5 6.5 10l6.5 5.5zM4.5 4.5v11",
  on: "M7 4.5 13.5 10 7 15.5zM15.5 4.5v11",
  play: "M6 3.5 16 10 6 16.5z",
  pause: "M6.5 4v12M13.5 4v12",
  less: "M4.5 10h11",
  more: "M4.5 10h11M10 4.5v11",
  skip: "M3.5 4.5 9 10l-5.5 5.5zM10.5 4.5 16 10l-5.5 5.5z",
};
