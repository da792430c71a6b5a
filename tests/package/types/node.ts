// A project for Node, without types of the DOM.
import { init, solve } from "redoku";
import { rate } from "redoku/logic";
import * as slim from "redoku/slim";
import { parse } from "redoku/text";
import * as worker from "redoku/worker";

await init();
await slim.init(new Uint8Array());
// @ts-expect-error nothing is no source
await slim.init(null);
// @ts-expect-error there is no such option
solve("", { limti: 2 });
export const all = [parse(""), rate(""), await worker.solve("", {}), worker.createEngine({})];
