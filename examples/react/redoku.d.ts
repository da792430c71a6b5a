// Tells React's types about <redoku-board>: its attributes, and its events as properties.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  RedokuBoardAttributes,
  RedokuBoardElement,
  RedokuBoardEventMap,
} from "redoku/element";

type Events = {
  [Type in keyof RedokuBoardEventMap as `on${Type}`]?: (event: RedokuBoardEventMap[Type]) => void;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "redoku-board": DetailedHTMLProps<HTMLAttributes<RedokuBoardElement>, RedokuBoardElement> &
        RedokuBoardAttributes &
        Events;
    }
  }
}
