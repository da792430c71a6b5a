// Temporary projects: the packed package, installed as a user would, an example, and the tools that the example
// names.
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../xtask/shell.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const tools = join(here, "node_modules");
const temporary = mkdtempSync(join(tmpdir(), "redoku-package-"));
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

/** A tool that does not exist for this machine. */
export class Missing extends Error {}

/** A new temporary folder. */
export function createFolder(name) {
  const folder = join(temporary, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What was packed: the tarball's size, and its files. */
export const tarball = { size: 0, files: [] };

/** Packs the package and installs the tarball. */
export async function packAndInstall() {
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", temporary];
  const [{ filename, size, files }] = JSON.parse(await run("npm", pack, root));
  const base = join(temporary, "base");
  mkdirSync(base);
  const install = ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", [...install, join(temporary, filename)], base);
  Object.assign(tarball, { size, files: files.map(({ path }) => path) });
}

/** The installed package's folder. */
export const installed = join(temporary, "base/node_modules/redoku");

/** A project with the files of a folder, the package, and the tools that the folder's package.json names. */
export function createProject(folder, name = folder.replaceAll("/", "-")) {
  const project = join(temporary, name);
  cpSync(join(root, folder), project, { recursive: true });
  cpSync(installed, join(project, "node_modules/redoku"), { recursive: true });
  const file = join(project, "package.json");
  const { dependencies = {}, devDependencies = {} } = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};
  for (const [tool, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (tool !== "redoku") link(project, tool, wanted);
  }
  return project;
}

/** Links an installed tool into a project. */
function link(project, tool, wanted) {
  const { version, bin } = manifestOf(tool);
  if (wanted.replace("^", "") !== version) {
    throw new Error(`the example wants ${tool} ${wanted}, and ${version} is tried here`);
  }
  const place = join(project, "node_modules", tool);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(tools, tool), place, "junction");
  const commands = typeof bin === "string" ? { [tool]: bin } : (bin ?? {});
  mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
  for (const [name, path] of Object.entries(commands)) {
    symlinkSync(join(tools, tool, path), join(project, "node_modules/.bin", name));
  }
}

function manifestOf(tool) {
  return JSON.parse(readFileSync(join(tools, tool, "package.json"), "utf8"));
}

/** The version of a tool that is installed here. */
export function versionOf(tool) {
  return manifestOf(tool).version;
}

/** The path of a tool's command. */
export function command(tool, path) {
  const file = join(tools, tool, path);
  if (!existsSync(file))
    throw new Missing(`${tool} does not come for ${process.platform} ${process.arch}`);
  return file;
}

/** Runs a command and returns its output; throws the output if it fails. */
export function run(file, args, cwd, { input = "", env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env } });
    let [out, all] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text) => {
      out += text;
      all += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      all += text;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`${file} ${args.join(" ")} ended with ${code}:\n${all}`));
    });
    // A program that does not read its input may have closed it by now.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
