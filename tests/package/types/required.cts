// CommonJS: each entry that require() finds has the types of the same entry as a module.
import { type Rating, type RedokuError, solve } from "redoku";
import { rate } from "redoku/logic";
import { solveSudoku } from "redoku/solver";
import { parse } from "redoku/text";

export const rating: Rating = rate("");
export const boards: string[][] = solveSudoku([]);
export const code = (error: RedokuError): string => error.code;
// @ts-expect-error there is no such option
solve("", { limti: 2 });
// @ts-expect-error a list is no text
parse([]);
