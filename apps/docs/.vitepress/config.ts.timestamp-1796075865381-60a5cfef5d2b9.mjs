// .vitepress/config.ts
import { readdirSync as readdirSync4, readFileSync as readFileSync5 } from "node:fs";
import { join as join11 } from "node:path";
import { fileURLToPath as fileURLToPath4 } from "node:url";
import { slug } from "file:///work/main/node_modules/.pnpm/github-slugger@2.0.0/node_modules/github-slugger/index.js";
import { createCssVariablesTheme } from "file:///work/main/node_modules/.pnpm/shiki@2.5.0/node_modules/shiki/dist/index.mjs";
import { defineConfig } from "file:///work/main/node_modules/.pnpm/vitepress@1.6.4_@algolia+client-search@5.64.0_@types+node@20.19.43_@types+react@19.3.0__ca44aea94f37947ee96b16190595c6ba/node_modules/vitepress/dist/node/index.js";

// src/anchors.ts
function brokenAnchors(pages) {
  const idsOf = (html) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
  const ids = new Map([...pages].map(([address, html]) => [address, idsOf(html)]));
  return [...pages].flatMap(
    ([address, html]) => [...html.matchAll(/<a [^>]*?href="([^":]*#[^"]+)"/g)].flatMap(([, href = ""]) => {
      const { pathname, hash } = new URL(href, `http://localhost${address}`);
      const isThere = ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)));
      return isThere ? [] : [`${address} leads to ${href}, an anchor that is not there.`];
    })
  );
}

// src/frame/build.ts
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join as join2 } from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";
import * as esbuild from "file:///work/main/node_modules/.pnpm/esbuild@0.28.2/node_modules/esbuild/lib/main.js";

// ../../tooling/check/workspace.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
var __vite_injected_original_import_meta_url = "file:///work/main/tooling/check/workspace.ts";
var root = fileURLToPath(new URL("../..", __vite_injected_original_import_meta_url));
var tool = (name) => join(root, "node_modules", ".bin", name);
var manifest = (folder2) => JSON.parse(readFileSync(join(folder2, "package.json"), "utf8"));
var foldersIn = (parent) => readdirSync(join(root, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(join(root, parent, entry.name, "package.json"))).map((entry) => join(root, parent, entry.name));
var packageFolders = () => foldersIn("packages");
var appFolders = () => foldersIn("apps");
var shown = (path) => relative(root, path).replaceAll("\\", "/");
function conclude(title, findings) {
  for (const finding of findings) console.error(finding);
  console.log(`${title}: ${findings.length === 0 ? "in order" : `${findings.length} to mend`}`);
  if (findings.length > 0) process.exitCode = 1;
}
var isMain = (url) => process.argv[1] === fileURLToPath(url);

// src/policy.ts
import { createHash } from "node:crypto";
var hashOf = (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
function withPolicy(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  const scripts = inline.map(([, script = ""]) => hashOf(script)).join(" ");
  const policy = `default-src 'none'; script-src 'self' ${scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'`;
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}
    <meta http-equiv="Content-Security-Policy" content="${policy}">`
  );
}

// src/frame/example.ts
var FRAME = "live/";

// src/frame/build.ts
var __vite_injected_original_import_meta_url2 = "file:///work/main/apps/docs/src/frame/build.ts";
var here = fileURLToPath2(new URL(".", __vite_injected_original_import_meta_url2));
var docs = join2(here, "../..");
var COMMON = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
function entries() {
  const { devDependencies = {} } = manifest(docs);
  const names = Object.keys(devDependencies).filter((name) => name.startsWith("@sitewright/"));
  return names.flatMap((name) => {
    const { exports, budgets = {} } = manifest(join2(docs, "node_modules", name));
    const scripts = Object.entries(exports).filter(
      ([, target]) => typeof target === "object" && "default" in target
    );
    const styles = Object.keys(budgets).filter((path) => path.endsWith(".css"));
    const paths = /* @__PURE__ */ new Set([...scripts.map(([path]) => path), ...styles]);
    return [...paths].filter((path) => !/\*|^\.\/(vite|node)$/.test(path)).map((path) => name + path.slice(1));
  });
}
function framePage(imports) {
  const map = JSON.stringify({ imports });
  const policy = `default-src 'none'; script-src 'self' blob: ${hashOf(map)}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Example</title>
    <link rel="stylesheet" href="frame.css">
    <script type="importmap">${map}</script>
    <script type="module" src="modules/run.js"></script>
  </head>
  <body></body>
</html>
`;
}
async function buildFrame(outDir) {
  const folder2 = join2(outDir, FRAME);
  const own = entries();
  const scripts = [...COMMON, ...own.filter((name) => !name.endsWith(".css"))];
  await esbuild.build({
    absWorkingDir: docs,
    entryPoints: [
      { in: join2(here, "run.ts"), out: "run" },
      ...COMMON.map((name) => ({ in: `common:${name}`, out: name })),
      ...own.map((name) => ({ in: name, out: name.replace(/\.css$/, "") }))
    ],
    outdir: join2(folder2, "modules"),
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    external: ["node:*"],
    loader: { ".woff2": "file" },
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "common",
        setup(build3) {
          build3.onResolve({ filter: /^common:/ }, ({ path }) => ({
            path: path.slice("common:".length),
            namespace: "common"
          }));
          build3.onResolve(
            { filter: /^react/ },
            ({ path, importer }) => importer.endsWith("run.ts") ? { path, external: true } : void 0
          );
          build3.onLoad({ filter: /./, namespace: "common" }, async ({ path }) => {
            const names = Object.keys(await import(path)).filter(
              (name) => /^(?!default$)\w+$/.test(name)
            );
            const contents2 = `import all from '${path}'; export default all; export const { ${names.join(", ")} } = all`;
            return { contents: contents2, resolveDir: docs };
          });
        }
      }
    ]
  });
  mkdirSync(folder2, { recursive: true });
  writeFileSync(
    join2(folder2, "frame.html"),
    framePage(Object.fromEntries(scripts.map((name) => [name, `./modules/${name}.js`])))
  );
  cpSync(join2(here, "frame.css"), join2(folder2, "frame.css"));
  cpSync(join2(root, "apps/examples/html-gallery/public"), join2(folder2, "pictures"), { recursive: true });
}

// src/home.ts
import { basename as basename2 } from "node:path";

// src/pages.ts
import { existsSync as existsSync2, readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import { basename, join as join3 } from "node:path";
var read = (path) => readFileSync2(join3(root, path), "utf8");
var exists = (path) => existsSync2(join3(root, path));
var titleOf = (path) => /^# (.+)$/m.exec(read(path))?.[1]?.replace(/[`*]/g, "").trim() ?? "";
var page = (path, route, text = titleOf(path), items = []) => ({
  path,
  route,
  text,
  items
});
function folder(path, route, isMeant = () => true, orderedBy = `${path}/README.md`) {
  if (!exists(path)) return [];
  const overview = exists(orderedBy) ? read(orderedBy) : "";
  const placeOf = (name) => overview.search(new RegExp(`[(/]${name.replace(".", "\\.")}\\)`));
  return readdirSync2(join3(root, path)).filter((name) => name.endsWith(".md") && name !== "README.md" && isMeant(name)).toSorted((one, other) => placeOf(one) - placeOf(other)).map((name) => page(`${path}/${name}`, `${route}${name.replace(/\.md$/, "")}/`));
}
function examples() {
  const names = readdirSync2(join3(root, "apps/examples")).filter(
    (name) => exists(`apps/examples/${name}/README.md`)
  );
  const items = names.toSorted().map((name) => page(`apps/examples/${name}/README.md`, `examples/${name}/`));
  return page("apps/examples/README.md", "examples/", "Examples", items);
}
var changes = (name) => page(`apps/docs/src/changes/${name}.md`, `packages/${name}/changelog/`, "Changes");
function packagePage(name) {
  const path = `packages/${name}`;
  const others = ["LANGUAGE.md", "FORMATTERS.md"].filter((file) => exists(`${path}/${file}`));
  return page(`${path}/README.md`, `${path}/`, name, [
    ...folder(`docs/${name}`, `${path}/`, void 0, `${path}/README.md`),
    ...others.map((file) => page(`${path}/${file}`, `${path}/${file.replace(".md", "").toLowerCase()}/`)),
    page(`${path}/api.md`, `${path}/api/`, "API"),
    changes(name)
  ]);
}
var isFromAnother = (name) => name.startsWith("coming-from-");
var without = (words, pages) => pages.map((one) => ({ ...one, text: one.text.replace(words, "") }));
var comingFrom = without("Coming from ", folder("docs/guides", "guides/", isFromAnother));
var benchmarks = () => folder("docs/benchmarks", "").map(({ path }) => read(path)).join("\n");
var sections = [
  {
    text: "Start",
    items: [
      page("README.md", "", "Overview"),
      ...["what-this-is", "choose-a-package", "five-minutes"].map(
        (name) => page(`docs/start/${name}.md`, `start/${name}/`)
      ),
      page("apps/docs/playground.md", "playground/"),
      examples(),
      page("apps/demo/README.md", "demo/", "Demo"),
      page("apps/host/README.md", "host/", "Host")
    ]
  },
  {
    text: "Tutorials",
    items: [
      page("docs/tutorials/README.md", "tutorials/", "All tutorials"),
      ...folder("docs/tutorials", "tutorials/")
    ]
  },
  { text: "Guides", items: folder("docs/guides", "guides/", (name) => !isFromAnother(name)) },
  { text: "Reference", items: packageFolders().map((path) => packagePage(basename(path))) },
  { text: "Coming from", items: [page("docs/guides/README.md", "guides/", "All guides"), ...comingFrom] },
  {
    text: "Project",
    items: [
      page("docs/architecture.md", "architecture/"),
      page("docs/benchmarks.md", "benchmarks/", void 0, [
        ...without("Benchmarks: ", folder("docs/benchmarks", "benchmarks/", void 0, "docs/benchmarks.md")),
        page("apps/bench/README.md", "benchmarks/own/", "Measuring")
      ]),
      page(
        "docs/specification/README.md",
        "specification/",
        "Requirements",
        folder("docs/specification", "specification/")
      ),
      page("docs/decisions/README.md", "decisions/", void 0, folder("docs/decisions", "decisions/")),
      page("docs/mutation.md", "mutation/"),
      page("CONTRIBUTING.md", "contributing/", void 0, folder("docs/contributing", "contributing/")),
      page("CODE_OF_CONDUCT.md", "code-of-conduct/"),
      page("SECURITY.md", "security/"),
      page("docs/releasing.md", "releasing/")
    ]
  }
].filter(({ items }) => items.length > 0);
var parents = sections.flatMap(({ items }) => items).filter(({ items }) => items.length > 0);
var routes = new Map(
  sections.flatMap(({ items }) => items).flatMap((parent) => [parent, ...parent.items]).map(({ path, route }) => [path, route])
);

// src/home.ts
var kilobytes = (size) => Number.parseFloat(size) / (/\d B$/.test(size) ? 1e3 : 1);
function weightOf({ ".": main, ...entries2 }) {
  if (main) return `\u2264 ${main}`;
  const least = Object.values(entries2).toSorted((one, other) => kilobytes(one) - kilobytes(other))[0];
  return least ? `from ${least}` : "";
}
var home = () => ({
  layout: "home",
  hero: {
    name: "Sitewright",
    tagline: /^# .+\n\n(.+)/.exec(read("README.md"))?.[1],
    actions: [
      { text: "Five minutes with each", link: "/start/five-minutes/" },
      { theme: "alt", text: "Choose your package", link: "/start/choose-a-package/" },
      { theme: "alt", text: "Playground", link: "/playground/" },
      { theme: "alt", text: "Coming from \u2026", link: "/guides/" }
    ]
  },
  features: packageFolders().map((folder2) => {
    const { description = "", budgets = {} } = manifest(folder2);
    const name = basename2(folder2);
    return { title: name, details: description, link: `/packages/${name}/`, linkText: weightOf(budgets) };
  })
});

// src/links.ts
import { existsSync as existsSync3 } from "node:fs";
import { join as join4, posix } from "node:path";
var { repository } = manifest(packageFolders()[0] ?? root);
var repositoryUrl = (repository?.url ?? "").replace(/^git\+|\.git$/g, "");
function addressOf(href, from) {
  if (/^([a-z][a-z+.-]*:|#|\/)/i.test(href)) return href;
  const [file = "", anchor] = href.split("#");
  const path = posix.join(posix.dirname(from), decodeURI(file)).replace(/\/$/, "");
  const end = anchor === void 0 ? "" : `#${anchor}`;
  const changes2 = path.replace(/^packages\/([\w-]+)\/CHANGELOG\.md$/, "apps/docs/src/changes/$1.md");
  const route = routes.get(changes2) ?? routes.get(posix.join(path, "README.md"));
  if (route !== void 0) return `/${route}${end}`;
  return existsSync3(join4(root, path)) ? `${repositoryUrl}/blob/main/${path}${end}` : href;
}

// src/markdown.ts
import { readFileSync as readFileSync4 } from "node:fs";
import { join as join9, posix as posix2, relative as relative2 } from "node:path";
import { imageSize } from "file:///work/main/node_modules/.pnpm/image-size@2.1.0/node_modules/image-size/dist/esm/index.js";

// src/figures.ts
var cells = (line3) => line3.split("|").slice(1, -1).map((cell) => cell.trim());
var tablesOf = (markdown) => markdown.split(/^#+ /m).flatMap(
  (section) => (section.match(/(?:^\|.*\|\n)+/gm) ?? []).map((table) => {
    const [header = "", , ...rows] = table.trim().split("\n");
    return { title: section.split("\n", 1)[0] ?? "", header: cells(header), rows: rows.map(cells) };
  })
);
var ASIDE = ["min", "max", "times ours", "input", "minified", "brotli", "budget", ""];
var linesOf = ({ title, header, rows }, peers) => rows.filter(([name = ""]) => peers.some((peer) => `${name} `.startsWith(`${peer} `))).flatMap((row) => {
  const input = row[header.indexOf("input")];
  const isOurs2 = ([name = "", ...rest]) => ["sitewright", "`.`"].includes(name) && [name, ...rest][header.indexOf("input")] === input;
  const ours = rows.find(isOurs2);
  const scale = !input || input === "1 \xD7" ? "" : `, ${input} the input`;
  const ratio = row[header.indexOf("times ours")]?.replace(/ \(.*/, "");
  const measures = [...header.entries()].filter(([, column]) => ours && !ASIDE.includes(column));
  return measures.map(([index, column], position) => {
    const isTime = column === "median";
    const what = position > 0 ? `\u2026 ${column}` : isTime ? title + scale : `${title}${scale}: ${column}`;
    return `| ${what} | ${ours?.[index]} | ${row[index]}${isTime && ratio ? ` (${ratio})` : ""} |`;
  });
});
function figuresOf(benchmarks2, peers) {
  const lines = tablesOf(benchmarks2).flatMap((table) => linesOf(table, peers));
  if (lines.length === 0) return void 0;
  return ["| | Sitewright | the other, times ours |", "| --- | ---: | ---: |", ...lines].join("\n");
}
var fillFigures = (guide, benchmarks2) => guide.replace(/<!-- figures: ([^>]+?) -->\n/g, (mark, names) => {
  const table = figuresOf(benchmarks2, names.split(", "));
  return table === void 0 ? mark : `${mark}
${table}

`;
});

// src/flowchart.ts
import { graphlib, layout } from "file:///work/main/node_modules/.pnpm/@dagrejs+dagre@3.1.3/node_modules/@dagrejs/dagre/dist/dagre.esm.js";
var WIDTH = 128;
var HEIGHT = 36;
function line(from, between, to) {
  const points = [{ x: from.x + WIDTH / 2, y: from.y }, ...between, { x: to.x - WIDTH / 2, y: to.y }];
  const [first = from, ...others] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const parts = others.map(({ x, y }, index) => {
    const before = others[index - 1] ?? first;
    const half = (before.x + x) / 2;
    return `C${half} ${before.y} ${half} ${y} ${x} ${y}`;
  });
  return `<path d="M${first.x} ${first.y}${parts.join("")}"/>`;
}
function drawFlowchart(text) {
  const labels = new Map(
    [...text.matchAll(/^\s*(\w+)\[([^\]<>&"]+)\]$/gm)].map(([, id = "", label = ""]) => [id, label])
  );
  const graph = new graphlib.Graph();
  graph.setGraph({ rankdir: "LR", nodesep: 16, ranksep: 64, marginx: 8, marginy: 8 });
  for (const id of labels.keys()) graph.setNode(id, { width: WIDTH, height: HEIGHT });
  for (const [, from = "", to = ""] of text.matchAll(/^\s*(\w+) --> (\w+)$/gm)) graph.setEdge(from, to, {});
  layout(graph);
  const lines = graph.edges().map((edge) => {
    const { points } = graph.edge(edge);
    return line(graph.node(edge.v), points.slice(1, -1), graph.node(edge.w));
  });
  const boxes = [...labels].map(([id, label]) => {
    const { x, y } = graph.node(id);
    return `<rect x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="8"/><text x="${x}" y="${y + 4}">${label}</text>`;
  });
  const words = [...labels].map(([id, label]) => {
    const targets = (graph.successors(id) ?? []).map((to) => labels.get(to) ?? "");
    return `${label} leads to ${targets.join(", ") || "nothing"}.`;
  });
  const { width = 0, height = 0 } = graph.graph();
  return `<div class="graph" tabindex="0" role="group" aria-label="Drawing"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${words.join(" ")}">${lines.join("")}${boxes.join("")}</svg></div>
`;
}

// ../../tooling/check/readme.ts
import { existsSync as existsSync6, readdirSync as readdirSync3, readFileSync as readFileSync3, rmSync, writeFileSync as writeFileSync5 } from "node:fs";
import { spawnSync } from "node:child_process";
import { basename as basename3, join as join8 } from "node:path";

// ../../tooling/check/readme-run.ts
import { spawn } from "node:child_process";
import { writeFileSync as writeFileSync3 } from "node:fs";
import { join as join6 } from "node:path";
import { build as build2 } from "file:///work/main/node_modules/.pnpm/esbuild@0.28.2/node_modules/esbuild/lib/main.js";
import { chromium as playwright2 } from "file:///work/main/node_modules/.pnpm/playwright@1.65.1/node_modules/playwright/index.mjs";

// ../../tooling/chromium.ts
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync as existsSync4, mkdirSync as mkdirSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { homedir } from "node:os";
import { join as join5 } from "node:path";
import { fileURLToPath as fileURLToPath3 } from "node:url";
import { chromium as playwright } from "file:///work/main/node_modules/.pnpm/playwright@1.65.1/node_modules/playwright/index.mjs";
var __vite_injected_original_import_meta_url3 = "file:///work/main/tooling/chromium.ts";
var FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run"
];
var INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join5(homedir(), "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe"
];
var PACKAGE = "@sparticuz/chromium@153.0.0";
var CACHE = fileURLToPath3(new URL("../.cache/chromium/", __vite_injected_original_import_meta_url3));
var NONE = "No browser could be found or fetched: install Chromium or Chrome, or name one in the environment variable CHROME_PATH.";
function runs(file) {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
function unpack() {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error(`${PACKAGE} is for Linux on x64.`);
  mkdirSync2(join5(CACHE, "fonts"), { recursive: true });
  writeFileSync2(join5(CACHE, "package.json"), "{}");
  execFileSync("npm", ["install", "--no-save", "--ignore-scripts", "--loglevel=error", PACKAGE], {
    cwd: CACHE
  });
  const script = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
  execFileSync(process.execPath, ["--eval", script], {
    cwd: CACHE,
    stdio: "pipe",
    env: { ...process.env, TMPDIR: CACHE, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" }
  });
  writeFileSync2(
    join5(CACHE, "fonts/fonts.conf"),
    `<fontconfig><dir>${CACHE}fonts</dir><dir>/usr/share/fonts</dir><cachedir>${CACHE}fonts-cache</cachedir></fontconfig>`
  );
}
var unpacked = () => ({
  executablePath: join5(CACHE, "chromium"),
  args: FLAGS,
  env: { ...process.env, LD_LIBRARY_PATH: join5(CACHE, "al2023/lib"), FONTCONFIG_PATH: join5(CACHE, "fonts") }
});
function aptInstall() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Error("apt needs root.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { env, stdio: "pipe" });
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { env, stdio: "pipe" });
}
function installed(env = process.env) {
  const { CHROME_PATH, SITEWRIGHT_BROWSER } = env;
  if (SITEWRIGHT_BROWSER === "fetched") return void 0;
  if (CHROME_PATH && !runs(CHROME_PATH)) {
    throw new Error("CHROME_PATH names a file that is not a program.");
  }
  return [CHROME_PATH, ...INSTALLED, playwright.executablePath()].find(runs);
}
function chromium() {
  const found = installed();
  if (found) return { executablePath: found, args: FLAGS };
  if (runs(unpacked().executablePath) && existsSync4(join5(CACHE, "fonts/fonts.conf"))) return unpacked();
  for (const fetch of [unpack, aptInstall]) {
    try {
      console.error(
        `No browser here yet: fetching one with ${fetch === unpack ? `npm (${PACKAGE})` : "apt"}, once.`
      );
      fetch();
      const fetched = fetch === aptInstall && installed({ ...process.env, SITEWRIGHT_BROWSER: void 0 });
      return fetched ? { executablePath: fetched, args: FLAGS } : unpacked();
    } catch {
    }
  }
  throw new Error(NONE);
}
if (process.argv[1] === fileURLToPath3(__vite_injected_original_import_meta_url3)) {
  try {
    console.log(chromium().executablePath);
  } catch (problem) {
    console.error(problem.message);
    process.exit(1);
  }
}

// ../../tooling/check/readme-run.ts
var TIME_MS = 2e4;
var REST_MS = 100;
async function bundle(project, { file, place: place2 }) {
  const { outputFiles } = await build2({
    absWorkingDir: project,
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    platform: place2,
    target: "es2022",
    jsx: "automatic",
    loader: { ".css": "empty", ".woff2": "empty" },
    logLevel: "silent",
    // Packages in CommonJS ask for Node's modules in their own way.
    ...place2 === "node" && {
      banner: {
        js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);"
      }
    },
    ...place2 === "browser" && { define: { "process.env.NODE_ENV": '"development"' } }
  });
  return outputFiles[0]?.text ?? "";
}
function runInNode(project, file) {
  const script = `
    process.on('unhandledRejection', (problem) => { throw problem })
    await import(${JSON.stringify(`./${file}`)})
    setTimeout(() => process.exit(), ${REST_MS})`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: project,
    stdio: ["ignore", "ignore", "pipe"],
    timeout: TIME_MS
  });
  let errors = "";
  child.stderr.on("data", (chunk) => errors += chunk.toString());
  return new Promise((resolve) => {
    child.once("close", (code, signal) => {
      if (code === 0) resolve(void 0);
      else resolve(signal ? `is not done after ${TIME_MS / 1e3} s.` : failureIn(errors));
    });
  });
}
var failureIn = (errors) => errors.split("\n").find((line3) => /^\w*(Error|Exception)\b/.test(line3)) ?? errors.trim().slice(0, 300);
async function runInBrowser(browser, script, markup) {
  const page2 = await browser.newPage();
  const failures = [];
  page2.on("pageerror", ({ message }) => failures.push(message));
  page2.on("dialog", (dialog) => void dialog.dismiss());
  const origin = "http://readme.test";
  const html = `<!doctype html><title>A page</title>${markup}<script type="module">
    await import('/program.js')
    setTimeout(() => { document.documentElement.dataset.done = '' }, ${REST_MS})
  </script>`;
  await page2.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    if (pathname === "/program.js") return route.fulfill({ contentType: "text/javascript", body: script });
    return route.fulfill({ status: 404, contentType: "application/json", body: "{}" });
  });
  try {
    await page2.goto(`${origin}/`);
    const done = page2.waitForSelector("[data-done]", { state: "attached", timeout: TIME_MS });
    await Promise.race([done, page2.waitForEvent("pageerror", { timeout: TIME_MS })]).catch(() => {
      failures.push(`is not done after ${TIME_MS / 1e3} s.`);
    });
  } finally {
    await page2.close();
  }
  return failures[0];
}
async function runPrograms(project, programs) {
  const failures = [];
  let browser;
  try {
    for (const program of programs) {
      const { file, place: place2, page: page2 } = program;
      const message = await bundle(project, program).then(
        async (script) => {
          if (place2 === "browser") {
            browser ??= await playwright2.launch(chromium());
            return runInBrowser(browser, script, page2);
          }
          writeFileSync3(join6(project, `${file}.mjs`), script);
          return runInNode(project, `${file}.mjs`);
        },
        (problem) => problem.message.replace(/\s*\n\s*/g, " ")
      );
      if (message !== void 0) failures.push({ file, message: `fails in ${place2}: ${message}` });
    }
  } finally {
    await browser?.close();
  }
  return failures;
}

// ../../tooling/check/readme-project.ts
import { cpSync as cpSync2, existsSync as existsSync5, mkdirSync as mkdirSync3, mkdtempSync, realpathSync, symlinkSync, writeFileSync as writeFileSync4 } from "node:fs";
import { tmpdir } from "node:os";
import { dirname as dirname2, join as join7 } from "node:path";
function locate(folder2, name) {
  const places = [folder2, root, ...packageFolders(), ...appFolders(), join7(root, "apps/bench/peers")];
  const found = places.map((place2) => join7(place2, "node_modules", name)).find((path) => existsSync5(path));
  return found && realpathSync(found);
}
function link(target, path) {
  if (existsSync5(path)) return;
  mkdirSync3(dirname2(path), { recursive: true });
  symlinkSync(target, path, "junction");
}
function place(store, folder2) {
  const { name, dependencies = {} } = manifest(folder2);
  const beside = join7(store, name.replace("/", "+"), "node_modules");
  const home2 = join7(beside, name);
  if (existsSync5(home2)) return home2;
  mkdirSync3(home2, { recursive: true });
  const published = manifest(folder2).files ?? ["dist"];
  for (const file of ["package.json", ...published.filter((path) => !path.startsWith("!"))]) {
    if (existsSync5(join7(folder2, file))) cpSync2(join7(folder2, file), join7(home2, file), { recursive: true });
  }
  for (const other of Object.keys(dependencies)) {
    const found = locate(folder2, other);
    if (found) link(isOurs(found) ? place(store, found) : found, join7(beside, other));
  }
  return home2;
}
var isOurs = (folder2) => packageFolders().some((own) => realpathSync(own) === folder2);
function createProject(folder2, names) {
  const project = realpathSync(mkdtempSync(join7(tmpdir(), "readme-")));
  const modules = join7(project, "node_modules");
  const store = join7(modules, ".store");
  writeFileSync4(join7(project, "package.json"), '{ "type": "module" }');
  const own = manifest(folder2).name;
  link(place(store, folder2), join7(modules, own));
  const missing = names.filter((name) => {
    if (name === own) return false;
    const found = locate(folder2, name);
    if (found) link(isOurs(found) ? place(store, found) : found, join7(modules, name));
    return !found;
  });
  for (const name of [...names, "node"]) {
    const types = locate(root, `@types/${name}`);
    if (types) link(types, join7(modules, "@types", name));
  }
  return { project, missing };
}

// ../../tooling/check/readme.ts
var __vite_injected_original_import_meta_url4 = "file:///work/main/tooling/check/readme.ts";
var TOUCHES_DOCUMENT = /\b(document|window|localStorage|sessionStorage|customElements|location|HTML\w*Element)\b|['"]react-dom\/client['"]|\.css['"]/;
var COMMENTS = /((?:<!--(?:(?!-->)[\s\S])*-->\s*)*)^```(tsx?|jsx?)[^\n]*\n([\s\S]*?)^```/gm;
var htmlAbove = (markdown, index) => [...markdown.slice(0, index).matchAll(/^```html[^\n]*\n([\s\S]*?)^```/gm)].at(-1)?.[1]?.replace(/<script[^>]*><\/script>/g, "") ?? "";
function codeBlocks(markdown) {
  return [...markdown.matchAll(COMMENTS)].map((match) => {
    const [, comments = "", language, code = ""] = match;
    const noted = (name) => new RegExp(`<!--\\s*${name}:\\s?([\\s\\S]*?)-->`).exec(comments)?.[1];
    const [setup, check, run = ""] = [noted("setup"), noted("check"), noted("run")];
    const page2 = noted("page")?.trim() === "above" ? htmlAbove(markdown, match.index) : noted("page");
    const live = /<!--\s*live(?::\s*(\S+))?\s*-->/.exec(comments);
    const [, place2, because] = /^(node|browser|none)\b(?:\s+because\s+([\s\S]+))?/.exec(run.trim()) ?? [];
    const guess = page2 || TOUCHES_DOCUMENT.test(`${setup ?? ""}${code}`) ? "browser" : "node";
    const before = markdown.slice(0, match.index + match[0].length - code.length - "```".length);
    return {
      language,
      code,
      line: before.split("\n").length,
      run: place2 ?? guess,
      ...setup !== void 0 && { setup },
      ...check !== void 0 && { check },
      ...page2 !== void 0 && { page: page2 },
      ...live && { live: live[1] ?? "" },
      ...because !== void 0 && { because: because.trim() }
    };
  });
}
function installed2(markdown) {
  const lines = markdown.matchAll(/\b(?:npm (?:install|i)|pnpm (?:add|install)|yarn add) ([^\n`#;&|]+)/g);
  const words = [...lines].flatMap(([, list = ""]) => list.trim().split(/\s+/));
  return [
    ...new Set(words.filter((word) => /^@?[a-z]/.test(word)).map((word) => word.replace(/(.)@.*$/, "$1")))
  ];
}
var moduleOf = ({ setup, code, check = "" }) => (setup === void 0 ? code : `${setup.trim()}
${code}`) + check;
function lineOn({ line: line3, setup }, row) {
  const above = setup === void 0 ? 0 : setup.trim().split("\n").length;
  return line3 + Math.max(0, row - 1 - above);
}
function checkTypes(project) {
  writeFileSync5(
    join8(project, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        target: "ES2022",
        module: "ESNext",
        moduleResolution: "bundler",
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        jsx: "react-jsx",
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        moduleDetection: "force",
        skipLibCheck: true,
        noEmit: true,
        types: ["node"]
      },
      include: ["*.ts", "*.tsx"]
    })
  );
  const tsc = spawnSync(tool("tsc"), ["-p", project, "--pretty", "false"], {
    cwd: project,
    encoding: "utf8",
    shell: process.platform === "win32"
  });
  if (tsc.error) throw tsc.error;
  return tsc.stdout.split("\n").flatMap((line3) => {
    const [, index, row, message] = /(\d+)\.tsx?\((\d+),\d+\): error (.*)/.exec(line3) ?? [];
    if (message) return [{ index: Number(index), row: Number(row), message }];
    return line3.includes("error TS") ? [{ index: 0, row: 1, message: line3 }] : [];
  });
}
async function checkBlocks(folder2, names, blocks) {
  const { project, missing } = createProject(folder2, names);
  const file = ({ language }, index) => `${index}.${language}`;
  const programs = blocks.flatMap(
    (block, index) => block.run === "none" ? [] : [{ file: file(block, index), place: block.run, page: block.page ?? "" }]
  );
  try {
    blocks.forEach((block, index) => writeFileSync5(join8(project, file(block, index)), moduleOf(block)));
    const failures = await runPrograms(project, programs);
    const types = checkTypes(project);
    return [
      ...missing.map(
        (other) => `${blocks[0]?.from ?? ""} installs ${other}, which this repository does not have.`
      ),
      ...blocks.flatMap((block, index) => {
        const tell = (row, message) => `${block.from}:${lineOn(block, row)} ${message}`;
        const isSilent = block.run === "none" && !block.because;
        return [
          ...isSilent ? [tell(1, "does not run, and does not say why: <!-- run: none because \u2026 -->")] : [],
          ...types.filter((found) => found.index === index).map(({ row, message }) => tell(row, message)),
          ...failures.filter((found) => found.file === file(block, index)).map(({ message }) => tell(1, message))
        ];
      })
    ];
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
var MOST_WORDS = 1200;
var wordsOf = (markdown) => markdown.replace(/<!--[\s\S]*?-->/g, "").match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
function pagesAbout(folder2) {
  const pages = join8(folder2, "../../docs", basename3(folder2));
  if (!existsSync6(pages)) return [];
  return readdirSync3(pages).flatMap((name) => name.endsWith(".md") ? [join8(pages, name)] : []);
}
var blocksOn = (page2, markdown) => codeBlocks(markdown).map((block) => ({ ...block, from: shown(page2) }));
async function checkReadme(folder2) {
  const page2 = join8(folder2, "README.md");
  const markdown = readFileSync3(page2, "utf8");
  const blocks = blocksOn(page2, markdown);
  if (blocks.length === 0) return [`${shown(page2)} shows no code.`];
  const names = installed2(markdown);
  const { name } = manifest(folder2);
  if (!names.includes(name)) return [`${shown(page2)} has no line that installs ${name}.`];
  const words = wordsOf(markdown);
  const pages = pagesAbout(folder2).map((path) => [path, readFileSync3(path, "utf8")]);
  const more = [.../* @__PURE__ */ new Set([...names, ...pages.flatMap(([, text]) => installed2(text))])];
  return [
    ...words > MOST_WORDS ? [`${shown(page2)} has ${words} words, and at most ${MOST_WORDS} are read.`] : [],
    ...await checkBlocks(folder2, names, blocks),
    ...await checkBlocks(
      folder2,
      more,
      pages.flatMap(([path, text]) => blocksOn(path, text))
    )
  ];
}
if (isMain(__vite_injected_original_import_meta_url4)) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : packageFolders();
  const findings = [];
  for (const folder2 of folders) findings.push(...await checkReadme(folder2));
  conclude("README blocks", findings);
}

// src/frame/compile.ts
import { transform } from "file:///work/main/node_modules/.pnpm/sucrase@3.35.1/node_modules/sucrase/dist/index.js";
function compile(code) {
  const { code: compiled } = transform(code, {
    transforms: ["typescript", "jsx"],
    jsxRuntime: "automatic",
    production: true,
    disableESTransforms: true
  });
  return compiled;
}

// src/live-code.ts
function withLiveCode(markdown) {
  const lines = markdown.split("\n");
  for (const { line: line3, code, setup = "", page: page2 = '<div id="root"></div>', live } of codeBlocks(
    markdown
  ).toReversed()) {
    if (live === void 0) continue;
    const example = { code: compile(`${setup}
${code}`), page: page2, setup };
    const open = `<LiveCode height="${live || "16rem"}" example="${encodeURIComponent(JSON.stringify(example))}">`;
    const end = lines.indexOf("```", line3 - 1);
    lines.splice(end + 1, 0, "", "</LiveCode>");
    lines.splice(line3 - 2, 0, open, "");
  }
  return lines.join("\n");
}

// src/markdown.ts
var fileOf = ({ path, realPath = path }) => relative2(root, realPath).replaceAll("\\", "/");
function prepare(markdown, path) {
  const withDemos = markdown.replace(/^<Live demo="([\w-]+)" \/>$/gm, (_, name) => {
    const code = read(`apps/docs/src/live/${name}.ts`);
    return `<Live demo="${name}">

\`\`\`ts
${code}\`\`\`

</Live>`;
  });
  if (path.startsWith("docs/guides/")) return fillFigures(withDemos, benchmarks());
  return path === "README.md" ? withDemos.replace(/^# .+\n\n.+\n/, "").replace(/## Packages\n\n<!-- packages -->[^]*<!-- \/packages -->\n/, "") : withDemos;
}
var RAW = `${repositoryUrl}/raw/main/`;
var PICTURE = new RegExp(`"${RAW}([^"]+)" width="(\\d+)"`, "g");
var sizeOf = (path) => imageSize(readFileSync4(join9(root, path)));
var withOwnPictures = (markdown, file) => markdown.replace(PICTURE, (attributes, path, shown2) => {
  const { width, height } = sizeOf(path);
  return `${attributes} height="${Math.round(Number(shown2) * height / width)}"`;
}).replaceAll(RAW, `${posix2.relative(posix2.dirname(file), "")}/`);
function refer(token, file) {
  const [href, src] = [token.attrGet("href"), token.attrGet("src")];
  if (token.type === "link_open" && href) token.attrSet("href", addressOf(href, file));
  if (token.type !== "image" || !src) return;
  const size = sizeOf(posix2.join(posix2.dirname(file), src));
  token.attrSet("width", String(size.width));
  token.attrSet("height", String(size.height));
}
function nameExports(tokens) {
  let entry = "";
  const names = /* @__PURE__ */ new Set();
  for (const [index, token] of tokens.entries()) {
    if (token.type === "heading_open" && token.tag === "h2") entry = token.attrGet("id") ?? "";
    const first = tokens[index + 2]?.children?.[0];
    if (token.type !== "list_item_open" || first?.type !== "code_inline") continue;
    const id = `${entry}.${first.content}`;
    if (!names.has(id)) token.attrSet("id", id);
    names.add(id);
  }
}
function describePage(tokens, { frontmatter = {} }) {
  const first = tokens[tokens.findIndex(({ type }) => type === "paragraph_open") + 1];
  const words = (first?.children ?? []).map(({ type, content }) => type === "softbreak" ? " " : content);
  frontmatter.description ??= words.join("").slice(0, 160);
}
function mendTables(tokens) {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "th_open" || tokens[index + 1]?.content) continue;
    for (const cell of [token, tokens[index + 2]]) if (cell) cell.tag = "td";
  }
}
function extend(markdown) {
  const { core, renderer } = markdown;
  core.ruler.before("normalize", "site_source", (state) => {
    const file = fileOf(state.env);
    state.src = withLiveCode(withOwnPictures(prepare(state.src, file), file));
  });
  core.ruler.push("site_tokens", ({ tokens, env }) => {
    const file = fileOf(env);
    for (const token of tokens) for (const child of token.children ?? []) refer(child, file);
    mendTables(tokens);
    describePage(tokens, env);
    if (file.endsWith("/api.md")) nameExports(tokens);
  });
  const { fence, html_block: block, html_inline: inline, text, code_inline: code } = renderer.rules;
  const asText = (html = "") => html.replaceAll("{{", "&#123;&#123;");
  renderer.rules.text = (...all) => asText(text?.(...all));
  renderer.rules.code_inline = (...all) => asText(code?.(...all));
  const withoutNotes = (html = "") => html.replace(/<!--[^]*?-->\n?/g, "");
  renderer.rules.html_block = (...all) => withoutNotes(block?.(...all));
  renderer.rules.html_inline = (...all) => withoutNotes(inline?.(...all));
  renderer.rules.fence = (tokens, index, ...rest) => tokens[index]?.info === "mermaid" ? drawFlowchart(tokens[index].content) : fence?.(tokens, index, ...rest) ?? "";
}
function searchText(markdown, env, renderer) {
  const html = renderer.render(markdown.replace(/^```[^]*?^```$/gm, ""), env);
  if (!fileOf(env).endsWith("/api.md")) return html;
  return html.replace(
    /<li id="([^"]+)"><code[^>]*>([^<]+)<\/code>:?/g,
    (_, id, name) => `<h3>${name}<a href="#${id}">#</a></h3>`
  );
}

// src/start.ts
var APP = /<script type="module" src="([^"]+\/app\.[^"/]+\.js)"><\/script>/;
var startAfterPaint = (html) => html.replace(
  APP,
  (_, address) => `<link rel="modulepreload" href="${address}">
    <script type="module">requestAnimationFrame(() => setTimeout(() => import(${JSON.stringify(address)})))</script>`
);

// src/texts.ts
import { existsSync as existsSync7, mkdirSync as mkdirSync4, writeFileSync as writeFileSync6 } from "node:fs";
import { dirname as dirname3, join as join10 } from "node:path";
var textAddress = (route, base2) => `${base2}${route}index.md`;
function textOf(markdown, path, base2) {
  const link3 = (href) => {
    const address = addressOf(href, path);
    if (!address.startsWith("/")) return address;
    const [route = "", anchor] = address.slice(1).split("#");
    return textAddress(route, base2) + (anchor === void 0 ? "" : `#${anchor}`);
  };
  const prose = (text) => text.replace(/<!--[^]*?-->\n*/g, "").replace(
    /(\]\()([^)\s]+)(\))/g,
    (_, open, href, close) => open + link3(href) + close
  );
  return markdown.split(/(^```[^]*?^```$)/m).map((part, index) => index % 2 === 1 ? part : prose(part)).join("");
}
var sourceOf = (path) => path === "README.md" ? read(path) : prepare(read(path), path);
var hasFile = (path) => existsSync7(join10(root, path));
var firstParagraph = (markdown) => /^(?!#|```|<|\||!\[)\S[^]*?(?=\n\n|$(?![^]))/m.exec(markdown)?.[0].replaceAll("\n", " ").trim() ?? "";
function line2({ path, route, text }, base2) {
  const about = firstParagraph(textOf(sourceOf(path), path, base2)).replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return `- [${text}](${textAddress(route, base2)})${about && `: ${about}`}`;
}
function contents(base2) {
  const [, title = "", about = ""] = /^# (.+)\n\n(.+)/.exec(read("README.md")) ?? [];
  const lists = sections.map(({ text, items }) => {
    const pages = items.flatMap((item) => [item, ...item.items]).filter(({ path }) => hasFile(path));
    return `## ${text}

${pages.map((page2) => line2(page2, base2)).join("\n")}
`;
  });
  return [`# ${title}

> ${about}
`, ...lists].join("\n");
}
function writeTexts(folder2, base2) {
  writeFileSync6(join10(folder2, "llms.txt"), contents(base2));
  for (const [path, route] of routes) {
    if (!hasFile(path)) continue;
    const file = join10(folder2, `${route}index.md`);
    mkdirSync4(dirname3(file), { recursive: true });
    writeFileSync6(file, textOf(sourceOf(path), path, base2));
  }
}

// .vitepress/config.ts
var __vite_injected_original_import_meta_url5 = "file:///work/main/apps/docs/.vitepress/config.ts";
var base = process.env.DOCS_BASE ?? "/";
var link2 = ({ text, route }) => ({ text, link: `/${route}` });
var sidebar = (open) => sections.map(({ text, items }) => ({
  text,
  items: items.map((page2) => ({
    ...link2(page2),
    ...page2 === open && { collapsed: false, items: page2.items.map(link2) }
  }))
}));
var sidebars = () => Object.fromEntries([
  ...parents.map((parent) => [`/${parent.route}`, sidebar(parent)]),
  ["/", sidebar()]
]);
function checkAnchors(folder2) {
  const files = readdirSync4(folder2, { recursive: true, encoding: "utf8" }).map(
    (file) => file.replaceAll("\\", "/")
  );
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file) && !/^(storybook|live)\//.test(file)).map(
    (file) => [base + file.replace(/index\.html$/, ""), readFileSync5(join11(folder2, file), "utf8")]
  );
  const broken = brokenAnchors(new Map(pages));
  if (broken.length > 0) throw new Error(broken.join("\n"));
}
var config_default = defineConfig({
  title: "Sitewright",
  description: "The client side of a hosted website builder with commerce, as separate packages.",
  base,
  // Pages are the Markdown files of the repository where they lie.
  srcDir: "../..",
  srcExclude: ["packages/*/CHANGELOG.md", "tooling/**", "apps/storybook/**"],
  rewrites(path) {
    const route = routes.get(path);
    if (route === void 0) throw new Error(`${path} is in no section of apps/docs/src/pages.ts.`);
    return `${route}index.md`;
  },
  outDir: "dist",
  cacheDir: ".cache",
  cleanUrls: true,
  // It would add a style sheet to the page, which the policy refuses.
  appearance: { disableTransition: false },
  metaChunk: true,
  lastUpdated: true,
  head: [["link", { rel: "icon", href: `${base}icon.svg`, type: "image/svg+xml" }]],
  markdown: {
    theme: createCssVariablesTheme({ name: "site", variablePrefix: "--" }),
    // A class for each kind of token: its colour is in the style sheet. What has no colour needs no element, and neither do signs.
    codeTransformers: [
      {
        span({ properties, children: [text] }) {
          const [, kind] = /--token-([\w-]+)/.exec(String(properties.style)) ?? [];
          properties.class = text?.type === "text" && /\w|['"`]/.test(text.value) ? kind : void 0;
          delete properties.style;
        },
        line(line3) {
          line3.children = line3.children.flatMap(
            (token) => token.type === "element" && !token.properties.class ? token.children : token
          );
        }
      }
    ],
    anchor: { slugify: slug },
    // Braces and colons are what templates are made of.
    attrs: { disable: true },
    emoji: { enabled: [] },
    image: { lazyLoading: true },
    config: extend
  },
  themeConfig: {
    logo: "/icon.svg",
    nav: [
      { text: "Get started", link: "/start/what-this-is/" },
      { text: "Tutorials", link: "/tutorials/" },
      { text: "Playground", link: "/playground/" },
      { text: "Examples", link: "/examples/" },
      { text: "Coming from \u2026", link: "/guides/" },
      ...process.env.DOCS_STORYBOOK ? [{ text: "Storybook", link: "/storybook/", target: "_self" }] : []
    ],
    sidebar: sidebars(),
    outline: [2, 3],
    editLink: { pattern: `${repositoryUrl}/edit/main/:path`, text: "Edit this page" },
    search: { provider: "local", options: { _render: searchText } },
    notFound: {
      title: "This page does not exist",
      quote: "It may have moved, or its address has a mistake. Press / to search all pages.",
      linkText: "Home",
      linkLabel: "Go to the home page"
    }
  },
  transformPageData(page2) {
    if (page2.filePath === "README.md")
      Object.assign(page2, { title: "Sitewright", titleTemplate: false, frontmatter: home() });
    if (page2.params) page2.frontmatter.editLink = false;
    if (page2.filePath.endsWith("/api.md")) page2.frontmatter.pageClass = "api";
  },
  transformHead({ pageData }) {
    const route = routes.get(pageData.filePath);
    if (route === void 0) return [];
    return [["link", { rel: "alternate", type: "text/markdown", href: textAddress(route, base) }]];
  },
  transformHtml: (html) => withPolicy(startAfterPaint(html)),
  async buildEnd({ outDir }) {
    await buildFrame(outDir);
    checkAnchors(outDir);
    writeTexts(outDir, base);
  },
  vite: {
    configFile: false,
    publicDir: "apps/docs/public",
    resolve: {
      alias: [
        {
          find: "./components/VPSidebar.vue",
          replacement: fileURLToPath4(new URL("../src/theme/sidebar.ts", __vite_injected_original_import_meta_url5))
        }
      ]
    },
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 3e3 },
    // Pages lie outside of this folder, where Node does not find what they are rendered with.
    plugins: [
      {
        name: "vue-of-pages",
        enforce: "pre",
        resolveId: (id, _, { ssr }) => ssr && /^vue(\/|$)/.test(id) ? { id, external: true } : null
      }
    ]
  }
});
export {
  config_default as default
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLnZpdGVwcmVzcy9jb25maWcudHMiLCAic3JjL2FuY2hvcnMudHMiLCAic3JjL2ZyYW1lL2J1aWxkLnRzIiwgIi4uLy4uL3Rvb2xpbmcvY2hlY2svd29ya3NwYWNlLnRzIiwgInNyYy9wb2xpY3kudHMiLCAic3JjL2ZyYW1lL2V4YW1wbGUudHMiLCAic3JjL2hvbWUudHMiLCAic3JjL3BhZ2VzLnRzIiwgInNyYy9saW5rcy50cyIsICJzcmMvbWFya2Rvd24udHMiLCAic3JjL2ZpZ3VyZXMudHMiLCAic3JjL2Zsb3djaGFydC50cyIsICIuLi8uLi90b29saW5nL2NoZWNrL3JlYWRtZS50cyIsICIuLi8uLi90b29saW5nL2NoZWNrL3JlYWRtZS1ydW4udHMiLCAiLi4vLi4vdG9vbGluZy9jaHJvbWl1bS50cyIsICIuLi8uLi90b29saW5nL2NoZWNrL3JlYWRtZS1wcm9qZWN0LnRzIiwgInNyYy9mcmFtZS9jb21waWxlLnRzIiwgInNyYy9saXZlLWNvZGUudHMiLCAic3JjL3N0YXJ0LnRzIiwgInNyYy90ZXh0cy50cyJdLAogICJzb3VyY2VzQ29udGVudCI6IFsiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzLy52aXRlcHJlc3NcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzLy52aXRlcHJlc3MvY29uZmlnLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL21haW4vYXBwcy9kb2NzLy52aXRlcHJlc3MvY29uZmlnLnRzXCI7aW1wb3J0IHsgcmVhZGRpclN5bmMsIHJlYWRGaWxlU3luYyB9IGZyb20gJ25vZGU6ZnMnXG5pbXBvcnQgeyBqb2luIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHsgZmlsZVVSTFRvUGF0aCB9IGZyb20gJ25vZGU6dXJsJ1xuaW1wb3J0IHsgc2x1ZyB9IGZyb20gJ2dpdGh1Yi1zbHVnZ2VyJ1xuaW1wb3J0IHsgY3JlYXRlQ3NzVmFyaWFibGVzVGhlbWUgfSBmcm9tICdzaGlraSdcbmltcG9ydCB7IGRlZmluZUNvbmZpZyB9IGZyb20gJ3ZpdGVwcmVzcydcbmltcG9ydCB7IGJyb2tlbkFuY2hvcnMgfSBmcm9tICcuLi9zcmMvYW5jaG9ycy50cydcbmltcG9ydCB7IGJ1aWxkRnJhbWUgfSBmcm9tICcuLi9zcmMvZnJhbWUvYnVpbGQudHMnXG5pbXBvcnQgeyBob21lIH0gZnJvbSAnLi4vc3JjL2hvbWUudHMnXG5pbXBvcnQgeyByZXBvc2l0b3J5VXJsIH0gZnJvbSAnLi4vc3JjL2xpbmtzLnRzJ1xuaW1wb3J0IHsgZXh0ZW5kLCBzZWFyY2hUZXh0IH0gZnJvbSAnLi4vc3JjL21hcmtkb3duLnRzJ1xuaW1wb3J0IHsgdHlwZSBQYWdlLCBwYXJlbnRzLCByb3V0ZXMsIHNlY3Rpb25zIH0gZnJvbSAnLi4vc3JjL3BhZ2VzLnRzJ1xuaW1wb3J0IHsgd2l0aFBvbGljeSB9IGZyb20gJy4uL3NyYy9wb2xpY3kudHMnXG5pbXBvcnQgeyBzdGFydEFmdGVyUGFpbnQgfSBmcm9tICcuLi9zcmMvc3RhcnQudHMnXG5pbXBvcnQgeyB0ZXh0QWRkcmVzcywgd3JpdGVUZXh0cyB9IGZyb20gJy4uL3NyYy90ZXh0cy50cydcblxuY29uc3QgYmFzZSA9IHByb2Nlc3MuZW52LkRPQ1NfQkFTRSA/PyAnLydcblxuY29uc3QgbGluayA9ICh7IHRleHQsIHJvdXRlIH06IFBhZ2UpID0+ICh7IHRleHQsIGxpbms6IGAvJHtyb3V0ZX1gIH0pXG5cbi8qKiBUaGUgc2lkZWJhciBvZiBzb21lIHBhZ2VzOiBhbGwgcGFnZXMgYnkgc2VjdGlvbiwgYW5kIHRob3NlIHRoYXQgYmVsb25nIHRvIHRoZSBwYXJlbnQgdGhhdCBpcyBvcGVuLiAqL1xuY29uc3Qgc2lkZWJhciA9IChvcGVuPzogUGFnZSkgPT5cbiAgc2VjdGlvbnMubWFwKCh7IHRleHQsIGl0ZW1zIH0pID0+ICh7XG4gICAgdGV4dCxcbiAgICBpdGVtczogaXRlbXMubWFwKChwYWdlKSA9PiAoe1xuICAgICAgLi4ubGluayhwYWdlKSxcbiAgICAgIC4uLihwYWdlID09PSBvcGVuICYmIHsgY29sbGFwc2VkOiBmYWxzZSwgaXRlbXM6IHBhZ2UuaXRlbXMubWFwKGxpbmspIH0pLFxuICAgIH0pKSxcbiAgfSkpXG5cbi8qKiBTaWRlYmFycyBieSB0aGUgYWRkcmVzc2VzIHRoYXQgdGhleSBhcmUgZm9yLiBFYWNoIGxpbmsgaW4gb25lIGlzIHdvcmsgZm9yIGV2ZXJ5IHBhZ2UgdGhhdCBoYXMgaXQuICovXG5jb25zdCBzaWRlYmFycyA9ICgpID0+XG4gIE9iamVjdC5mcm9tRW50cmllcyhbXG4gICAgLi4ucGFyZW50cy5tYXAoKHBhcmVudCkgPT4gW2AvJHtwYXJlbnQucm91dGV9YCwgc2lkZWJhcihwYXJlbnQpXSBhcyBjb25zdCksXG4gICAgWycvJywgc2lkZWJhcigpXSxcbiAgXSlcblxuLyoqIEZhaWxzIHRoZSBidWlsZCBpZiBhIGxpbmsgbGVhZHMgdG8gYW4gYW5jaG9yIHRoYXQgaXMgbm90IHRoZXJlLiAqL1xuZnVuY3Rpb24gY2hlY2tBbmNob3JzKGZvbGRlcjogc3RyaW5nKTogdm9pZCB7XG4gIGNvbnN0IGZpbGVzID0gcmVhZGRpclN5bmMoZm9sZGVyLCB7IHJlY3Vyc2l2ZTogdHJ1ZSwgZW5jb2Rpbmc6ICd1dGY4JyB9KS5tYXAoKGZpbGUpID0+XG4gICAgZmlsZS5yZXBsYWNlQWxsKCdcXFxcJywgJy8nKSxcbiAgKVxuICBjb25zdCBwYWdlcyA9IGZpbGVzXG4gICAgLmZpbHRlcigoZmlsZSkgPT4gLyhefFxcLylpbmRleFxcLmh0bWwkLy50ZXN0KGZpbGUpICYmICEvXihzdG9yeWJvb2t8bGl2ZSlcXC8vLnRlc3QoZmlsZSkpXG4gICAgLm1hcChcbiAgICAgIChmaWxlKSA9PiBbYmFzZSArIGZpbGUucmVwbGFjZSgvaW5kZXhcXC5odG1sJC8sICcnKSwgcmVhZEZpbGVTeW5jKGpvaW4oZm9sZGVyLCBmaWxlKSwgJ3V0ZjgnKV0gYXMgY29uc3QsXG4gICAgKVxuICBjb25zdCBicm9rZW4gPSBicm9rZW5BbmNob3JzKG5ldyBNYXAocGFnZXMpKVxuICBpZiAoYnJva2VuLmxlbmd0aCA+IDApIHRocm93IG5ldyBFcnJvcihicm9rZW4uam9pbignXFxuJykpXG59XG5cbmV4cG9ydCBkZWZhdWx0IGRlZmluZUNvbmZpZyh7XG4gIHRpdGxlOiAnU2l0ZXdyaWdodCcsXG4gIGRlc2NyaXB0aW9uOiAnVGhlIGNsaWVudCBzaWRlIG9mIGEgaG9zdGVkIHdlYnNpdGUgYnVpbGRlciB3aXRoIGNvbW1lcmNlLCBhcyBzZXBhcmF0ZSBwYWNrYWdlcy4nLFxuICBiYXNlLFxuICAvLyBQYWdlcyBhcmUgdGhlIE1hcmtkb3duIGZpbGVzIG9mIHRoZSByZXBvc2l0b3J5IHdoZXJlIHRoZXkgbGllLlxuICBzcmNEaXI6ICcuLi8uLicsXG4gIHNyY0V4Y2x1ZGU6IFsncGFja2FnZXMvKi9DSEFOR0VMT0cubWQnLCAndG9vbGluZy8qKicsICdhcHBzL3N0b3J5Ym9vay8qKiddLFxuICByZXdyaXRlcyhwYXRoKSB7XG4gICAgY29uc3Qgcm91dGUgPSByb3V0ZXMuZ2V0KHBhdGgpXG4gICAgaWYgKHJvdXRlID09PSB1bmRlZmluZWQpIHRocm93IG5ldyBFcnJvcihgJHtwYXRofSBpcyBpbiBubyBzZWN0aW9uIG9mIGFwcHMvZG9jcy9zcmMvcGFnZXMudHMuYClcbiAgICByZXR1cm4gYCR7cm91dGV9aW5kZXgubWRgXG4gIH0sXG4gIG91dERpcjogJ2Rpc3QnLFxuICBjYWNoZURpcjogJy5jYWNoZScsXG4gIGNsZWFuVXJsczogdHJ1ZSxcbiAgLy8gSXQgd291bGQgYWRkIGEgc3R5bGUgc2hlZXQgdG8gdGhlIHBhZ2UsIHdoaWNoIHRoZSBwb2xpY3kgcmVmdXNlcy5cbiAgYXBwZWFyYW5jZTogeyBkaXNhYmxlVHJhbnNpdGlvbjogZmFsc2UgfSxcbiAgbWV0YUNodW5rOiB0cnVlLFxuICBsYXN0VXBkYXRlZDogdHJ1ZSxcbiAgaGVhZDogW1snbGluaycsIHsgcmVsOiAnaWNvbicsIGhyZWY6IGAke2Jhc2V9aWNvbi5zdmdgLCB0eXBlOiAnaW1hZ2Uvc3ZnK3htbCcgfV1dLFxuICBtYXJrZG93bjoge1xuICAgIHRoZW1lOiBjcmVhdGVDc3NWYXJpYWJsZXNUaGVtZSh7IG5hbWU6ICdzaXRlJywgdmFyaWFibGVQcmVmaXg6ICctLScgfSksXG4gICAgLy8gQSBjbGFzcyBmb3IgZWFjaCBraW5kIG9mIHRva2VuOiBpdHMgY29sb3VyIGlzIGluIHRoZSBzdHlsZSBzaGVldC4gV2hhdCBoYXMgbm8gY29sb3VyIG5lZWRzIG5vIGVsZW1lbnQsIGFuZCBuZWl0aGVyIGRvIHNpZ25zLlxuICAgIGNvZGVUcmFuc2Zvcm1lcnM6IFtcbiAgICAgIHtcbiAgICAgICAgc3Bhbih7IHByb3BlcnRpZXMsIGNoaWxkcmVuOiBbdGV4dF0gfSkge1xuICAgICAgICAgIGNvbnN0IFssIGtpbmRdID0gLy0tdG9rZW4tKFtcXHctXSspLy5leGVjKFN0cmluZyhwcm9wZXJ0aWVzLnN0eWxlKSkgPz8gW11cbiAgICAgICAgICBwcm9wZXJ0aWVzLmNsYXNzID0gdGV4dD8udHlwZSA9PT0gJ3RleHQnICYmIC9cXHd8WydcImBdLy50ZXN0KHRleHQudmFsdWUpID8ga2luZCA6IHVuZGVmaW5lZFxuICAgICAgICAgIGRlbGV0ZSBwcm9wZXJ0aWVzLnN0eWxlXG4gICAgICAgIH0sXG4gICAgICAgIGxpbmUobGluZSkge1xuICAgICAgICAgIGxpbmUuY2hpbGRyZW4gPSBsaW5lLmNoaWxkcmVuLmZsYXRNYXAoKHRva2VuKSA9PlxuICAgICAgICAgICAgdG9rZW4udHlwZSA9PT0gJ2VsZW1lbnQnICYmICF0b2tlbi5wcm9wZXJ0aWVzLmNsYXNzID8gdG9rZW4uY2hpbGRyZW4gOiB0b2tlbixcbiAgICAgICAgICApXG4gICAgICAgIH0sXG4gICAgICB9LFxuICAgIF0sXG4gICAgYW5jaG9yOiB7IHNsdWdpZnk6IHNsdWcgfSxcbiAgICAvLyBCcmFjZXMgYW5kIGNvbG9ucyBhcmUgd2hhdCB0ZW1wbGF0ZXMgYXJlIG1hZGUgb2YuXG4gICAgYXR0cnM6IHsgZGlzYWJsZTogdHJ1ZSB9LFxuICAgIGVtb2ppOiB7IGVuYWJsZWQ6IFtdIH0sXG4gICAgaW1hZ2U6IHsgbGF6eUxvYWRpbmc6IHRydWUgfSxcbiAgICBjb25maWc6IGV4dGVuZCxcbiAgfSxcbiAgdGhlbWVDb25maWc6IHtcbiAgICBsb2dvOiAnL2ljb24uc3ZnJyxcbiAgICBuYXY6IFtcbiAgICAgIHsgdGV4dDogJ0dldCBzdGFydGVkJywgbGluazogJy9zdGFydC93aGF0LXRoaXMtaXMvJyB9LFxuICAgICAgeyB0ZXh0OiAnVHV0b3JpYWxzJywgbGluazogJy90dXRvcmlhbHMvJyB9LFxuICAgICAgeyB0ZXh0OiAnUGxheWdyb3VuZCcsIGxpbms6ICcvcGxheWdyb3VuZC8nIH0sXG4gICAgICB7IHRleHQ6ICdFeGFtcGxlcycsIGxpbms6ICcvZXhhbXBsZXMvJyB9LFxuICAgICAgeyB0ZXh0OiAnQ29taW5nIGZyb20gXHUyMDI2JywgbGluazogJy9ndWlkZXMvJyB9LFxuICAgICAgLi4uKHByb2Nlc3MuZW52LkRPQ1NfU1RPUllCT09LID8gW3sgdGV4dDogJ1N0b3J5Ym9vaycsIGxpbms6ICcvc3Rvcnlib29rLycsIHRhcmdldDogJ19zZWxmJyB9XSA6IFtdKSxcbiAgICBdLFxuICAgIHNpZGViYXI6IHNpZGViYXJzKCksXG4gICAgb3V0bGluZTogWzIsIDNdLFxuICAgIGVkaXRMaW5rOiB7IHBhdHRlcm46IGAke3JlcG9zaXRvcnlVcmx9L2VkaXQvbWFpbi86cGF0aGAsIHRleHQ6ICdFZGl0IHRoaXMgcGFnZScgfSxcbiAgICBzZWFyY2g6IHsgcHJvdmlkZXI6ICdsb2NhbCcsIG9wdGlvbnM6IHsgX3JlbmRlcjogc2VhcmNoVGV4dCB9IH0sXG4gICAgbm90Rm91bmQ6IHtcbiAgICAgIHRpdGxlOiAnVGhpcyBwYWdlIGRvZXMgbm90IGV4aXN0JyxcbiAgICAgIHF1b3RlOiAnSXQgbWF5IGhhdmUgbW92ZWQsIG9yIGl0cyBhZGRyZXNzIGhhcyBhIG1pc3Rha2UuIFByZXNzIC8gdG8gc2VhcmNoIGFsbCBwYWdlcy4nLFxuICAgICAgbGlua1RleHQ6ICdIb21lJyxcbiAgICAgIGxpbmtMYWJlbDogJ0dvIHRvIHRoZSBob21lIHBhZ2UnLFxuICAgIH0sXG4gIH0sXG4gIHRyYW5zZm9ybVBhZ2VEYXRhKHBhZ2UpIHtcbiAgICBpZiAocGFnZS5maWxlUGF0aCA9PT0gJ1JFQURNRS5tZCcpXG4gICAgICBPYmplY3QuYXNzaWduKHBhZ2UsIHsgdGl0bGU6ICdTaXRld3JpZ2h0JywgdGl0bGVUZW1wbGF0ZTogZmFsc2UsIGZyb250bWF0dGVyOiBob21lKCkgfSlcbiAgICBpZiAocGFnZS5wYXJhbXMpIHBhZ2UuZnJvbnRtYXR0ZXIuZWRpdExpbmsgPSBmYWxzZVxuICAgIGlmIChwYWdlLmZpbGVQYXRoLmVuZHNXaXRoKCcvYXBpLm1kJykpIHBhZ2UuZnJvbnRtYXR0ZXIucGFnZUNsYXNzID0gJ2FwaSdcbiAgfSxcbiAgdHJhbnNmb3JtSGVhZCh7IHBhZ2VEYXRhIH0pIHtcbiAgICBjb25zdCByb3V0ZSA9IHJvdXRlcy5nZXQocGFnZURhdGEuZmlsZVBhdGgpXG4gICAgaWYgKHJvdXRlID09PSB1bmRlZmluZWQpIHJldHVybiBbXVxuICAgIHJldHVybiBbWydsaW5rJywgeyByZWw6ICdhbHRlcm5hdGUnLCB0eXBlOiAndGV4dC9tYXJrZG93bicsIGhyZWY6IHRleHRBZGRyZXNzKHJvdXRlLCBiYXNlKSB9XV1cbiAgfSxcbiAgdHJhbnNmb3JtSHRtbDogKGh0bWwpID0+IHdpdGhQb2xpY3koc3RhcnRBZnRlclBhaW50KGh0bWwpKSxcbiAgYXN5bmMgYnVpbGRFbmQoeyBvdXREaXIgfSkge1xuICAgIGF3YWl0IGJ1aWxkRnJhbWUob3V0RGlyKVxuICAgIGNoZWNrQW5jaG9ycyhvdXREaXIpXG4gICAgd3JpdGVUZXh0cyhvdXREaXIsIGJhc2UpXG4gIH0sXG4gIHZpdGU6IHtcbiAgICBjb25maWdGaWxlOiBmYWxzZSxcbiAgICBwdWJsaWNEaXI6ICdhcHBzL2RvY3MvcHVibGljJyxcbiAgICByZXNvbHZlOiB7XG4gICAgICBhbGlhczogW1xuICAgICAgICB7XG4gICAgICAgICAgZmluZDogJy4vY29tcG9uZW50cy9WUFNpZGViYXIudnVlJyxcbiAgICAgICAgICByZXBsYWNlbWVudDogZmlsZVVSTFRvUGF0aChuZXcgVVJMKCcuLi9zcmMvdGhlbWUvc2lkZWJhci50cycsIGltcG9ydC5tZXRhLnVybCkpLFxuICAgICAgICB9LFxuICAgICAgXSxcbiAgICB9LFxuICAgIGJ1aWxkOiB7IGFzc2V0c0lubGluZUxpbWl0OiAwLCBjaHVua1NpemVXYXJuaW5nTGltaXQ6IDMwMDAgfSxcbiAgICAvLyBQYWdlcyBsaWUgb3V0c2lkZSBvZiB0aGlzIGZvbGRlciwgd2hlcmUgTm9kZSBkb2VzIG5vdCBmaW5kIHdoYXQgdGhleSBhcmUgcmVuZGVyZWQgd2l0aC5cbiAgICBwbHVnaW5zOiBbXG4gICAgICB7XG4gICAgICAgIG5hbWU6ICd2dWUtb2YtcGFnZXMnLFxuICAgICAgICBlbmZvcmNlOiAncHJlJyxcbiAgICAgICAgcmVzb2x2ZUlkOiAoaWQsIF8sIHsgc3NyIH0pID0+IChzc3IgJiYgL152dWUoXFwvfCQpLy50ZXN0KGlkKSA/IHsgaWQsIGV4dGVybmFsOiB0cnVlIH0gOiBudWxsKSxcbiAgICAgIH0sXG4gICAgXSxcbiAgfSxcbn0pXG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzL3NyY1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL2FuY2hvcnMudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL2FuY2hvcnMudHNcIjsvKiogTGlua3Mgb2YgdGhlIGJ1aWx0IHBhZ2VzIHRvIGFuIGFuY2hvciB0aGF0IHRoZWlyIHBhZ2UgZG9lcyBub3QgaGF2ZSwgd2hpY2ggVml0ZVByZXNzIGRvZXMgbm90IGxvb2sgYXQuICovXG5leHBvcnQgZnVuY3Rpb24gYnJva2VuQW5jaG9ycyhwYWdlczogUmVhZG9ubHlNYXA8c3RyaW5nLCBzdHJpbmc+KTogc3RyaW5nW10ge1xuICBjb25zdCBpZHNPZiA9IChodG1sOiBzdHJpbmcpOiBTZXQ8c3RyaW5nPiA9PlxuICAgIG5ldyBTZXQoWy4uLmh0bWwubWF0Y2hBbGwoL1xcc2lkPVwiKFteXCJdKylcIi9nKV0ubWFwKChbLCBpZCA9ICcnXSkgPT4gaWQpKVxuICBjb25zdCBpZHMgPSBuZXcgTWFwKFsuLi5wYWdlc10ubWFwKChbYWRkcmVzcywgaHRtbF0pID0+IFthZGRyZXNzLCBpZHNPZihodG1sKV0pKVxuICByZXR1cm4gWy4uLnBhZ2VzXS5mbGF0TWFwKChbYWRkcmVzcywgaHRtbF0pID0+XG4gICAgWy4uLmh0bWwubWF0Y2hBbGwoLzxhIFtePl0qP2hyZWY9XCIoW15cIjpdKiNbXlwiXSspXCIvZyldLmZsYXRNYXAoKFssIGhyZWYgPSAnJ10pID0+IHtcbiAgICAgIGNvbnN0IHsgcGF0aG5hbWUsIGhhc2ggfSA9IG5ldyBVUkwoaHJlZiwgYGh0dHA6Ly9sb2NhbGhvc3Qke2FkZHJlc3N9YClcbiAgICAgIGNvbnN0IGlzVGhlcmUgPSBpZHMuZ2V0KHBhdGhuYW1lKT8uaGFzKGRlY29kZVVSSUNvbXBvbmVudChoYXNoLnNsaWNlKDEpKSlcbiAgICAgIHJldHVybiBpc1RoZXJlID8gW10gOiBbYCR7YWRkcmVzc30gbGVhZHMgdG8gJHtocmVmfSwgYW4gYW5jaG9yIHRoYXQgaXMgbm90IHRoZXJlLmBdXG4gICAgfSksXG4gIClcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL2ZyYW1lXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmMvZnJhbWUvYnVpbGQudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL2ZyYW1lL2J1aWxkLnRzXCI7aW1wb3J0IHsgY3BTeW5jLCBta2RpclN5bmMsIHdyaXRlRmlsZVN5bmMgfSBmcm9tICdub2RlOmZzJ1xuaW1wb3J0IHsgam9pbiB9IGZyb20gJ25vZGU6cGF0aCdcbmltcG9ydCB7IGZpbGVVUkxUb1BhdGggfSBmcm9tICdub2RlOnVybCdcbmltcG9ydCAqIGFzIGVzYnVpbGQgZnJvbSAnZXNidWlsZCdcbmltcG9ydCB7IG1hbmlmZXN0LCByb290IH0gZnJvbSAnLi4vLi4vLi4vLi4vdG9vbGluZy9jaGVjay93b3Jrc3BhY2UudHMnXG5pbXBvcnQgeyBoYXNoT2YgfSBmcm9tICcuLi9wb2xpY3kudHMnXG5pbXBvcnQgeyBGUkFNRSB9IGZyb20gJy4vZXhhbXBsZS50cydcblxuY29uc3QgaGVyZSA9IGZpbGVVUkxUb1BhdGgobmV3IFVSTCgnLicsIGltcG9ydC5tZXRhLnVybCkpXG5jb25zdCBkb2NzID0gam9pbihoZXJlLCAnLi4vLi4nKVxuXG4vKiogTW9kdWxlcyBpbiBDb21tb25KUzogYnVuZGxlcnMgZ2l2ZSB0aGVzZSBhIGRlZmF1bHQgZXhwb3J0IGFsb25lLiAqL1xuY29uc3QgQ09NTU9OID0gWydyZWFjdCcsICdyZWFjdC9qc3gtcnVudGltZScsICdyZWFjdC1kb20nLCAncmVhY3QtZG9tL2NsaWVudCddXG5cbi8qKiBFbnRyaWVzIG9mIG91ciBwYWNrYWdlcyB0aGF0IHJ1biBpbiBhIGJyb3dzZXIsIGJ5IG5hbWUuICovXG5mdW5jdGlvbiBlbnRyaWVzKCk6IHN0cmluZ1tdIHtcbiAgY29uc3QgeyBkZXZEZXBlbmRlbmNpZXMgPSB7fSB9ID0gbWFuaWZlc3QoZG9jcylcbiAgY29uc3QgbmFtZXMgPSBPYmplY3Qua2V5cyhkZXZEZXBlbmRlbmNpZXMpLmZpbHRlcigobmFtZSkgPT4gbmFtZS5zdGFydHNXaXRoKCdAc2l0ZXdyaWdodC8nKSlcbiAgcmV0dXJuIG5hbWVzLmZsYXRNYXAoKG5hbWUpID0+IHtcbiAgICBjb25zdCB7IGV4cG9ydHMsIGJ1ZGdldHMgPSB7fSB9ID0gbWFuaWZlc3Qoam9pbihkb2NzLCAnbm9kZV9tb2R1bGVzJywgbmFtZSkpXG4gICAgY29uc3Qgc2NyaXB0cyA9IE9iamVjdC5lbnRyaWVzKGV4cG9ydHMpLmZpbHRlcihcbiAgICAgIChbLCB0YXJnZXRdKSA9PiB0eXBlb2YgdGFyZ2V0ID09PSAnb2JqZWN0JyAmJiAnZGVmYXVsdCcgaW4gdGFyZ2V0LFxuICAgIClcbiAgICAvLyBTdHlsZSBzaGVldHMgb2Ygc2luZ2xlIHBhcnRzIGFyZSBiZWhpbmQgYSBwYXR0ZXJuLCBhbmQgaGF2ZSBhIGJ1ZGdldCBlYWNoLlxuICAgIGNvbnN0IHN0eWxlcyA9IE9iamVjdC5rZXlzKGJ1ZGdldHMpLmZpbHRlcigocGF0aCkgPT4gcGF0aC5lbmRzV2l0aCgnLmNzcycpKVxuICAgIGNvbnN0IHBhdGhzID0gbmV3IFNldChbLi4uc2NyaXB0cy5tYXAoKFtwYXRoXSkgPT4gcGF0aCksIC4uLnN0eWxlc10pXG4gICAgcmV0dXJuIFsuLi5wYXRoc10uZmlsdGVyKChwYXRoKSA9PiAhL1xcKnxeXFwuXFwvKHZpdGV8bm9kZSkkLy50ZXN0KHBhdGgpKS5tYXAoKHBhdGgpID0+IG5hbWUgKyBwYXRoLnNsaWNlKDEpKVxuICB9KVxufVxuXG4vKiogVGhlIHBhZ2Ugb2YgdGhlIGZyYW1lOiBhbiBvcmlnaW4gb2YgaXRzIG93biB0aGF0IGxvYWRzIHNjcmlwdHMsIHN0eWxlcyBhbmQgcGljdHVyZXMgb2YgdGhlIHNpdGUsIGFuZCBub3RoaW5nIGVsc2UuICovXG5leHBvcnQgZnVuY3Rpb24gZnJhbWVQYWdlKGltcG9ydHM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+KTogc3RyaW5nIHtcbiAgY29uc3QgbWFwID0gSlNPTi5zdHJpbmdpZnkoeyBpbXBvcnRzIH0pXG4gIGNvbnN0IHBvbGljeSA9IGBkZWZhdWx0LXNyYyAnbm9uZSc7IHNjcmlwdC1zcmMgJ3NlbGYnIGJsb2I6ICR7aGFzaE9mKG1hcCl9OyBzdHlsZS1zcmMgJ3NlbGYnICd1bnNhZmUtaW5saW5lJzsgaW1nLXNyYyAnc2VsZicgZGF0YTogYmxvYjo7IGZvbnQtc3JjICdzZWxmJyBkYXRhOjsgYmFzZS11cmkgJ25vbmUnOyBmb3JtLWFjdGlvbiAnbm9uZSdgXG4gIHJldHVybiBgPCFkb2N0eXBlIGh0bWw+XG48aHRtbCBsYW5nPVwiZW5cIj5cbiAgPGhlYWQ+XG4gICAgPG1ldGEgY2hhcnNldD1cInV0Zi04XCI+XG4gICAgPG1ldGEgaHR0cC1lcXVpdj1cIkNvbnRlbnQtU2VjdXJpdHktUG9saWN5XCIgY29udGVudD1cIiR7cG9saWN5fVwiPlxuICAgIDxtZXRhIG5hbWU9XCJ2aWV3cG9ydFwiIGNvbnRlbnQ9XCJ3aWR0aD1kZXZpY2Utd2lkdGhcIj5cbiAgICA8bWV0YSBuYW1lPVwicm9ib3RzXCIgY29udGVudD1cIm5vaW5kZXhcIj5cbiAgICA8dGl0bGU+RXhhbXBsZTwvdGl0bGU+XG4gICAgPGxpbmsgcmVsPVwic3R5bGVzaGVldFwiIGhyZWY9XCJmcmFtZS5jc3NcIj5cbiAgICA8c2NyaXB0IHR5cGU9XCJpbXBvcnRtYXBcIj4ke21hcH08L3NjcmlwdD5cbiAgICA8c2NyaXB0IHR5cGU9XCJtb2R1bGVcIiBzcmM9XCJtb2R1bGVzL3J1bi5qc1wiPjwvc2NyaXB0PlxuICA8L2hlYWQ+XG4gIDxib2R5PjwvYm9keT5cbjwvaHRtbD5cbmBcbn1cblxuLyoqIFdyaXRlcyB0aGUgZnJhbWUgdGhhdCBydW5zIGV4YW1wbGVzLCBhbmQgdGhlIHB1Ymxpc2hlZCBmaWxlcyBvZiB0aGUgcGFja2FnZXMgdGhhdCB0aGV5IGltcG9ydC4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBidWlsZEZyYW1lKG91dERpcjogc3RyaW5nKTogUHJvbWlzZTx2b2lkPiB7XG4gIGNvbnN0IGZvbGRlciA9IGpvaW4ob3V0RGlyLCBGUkFNRSlcbiAgY29uc3Qgb3duID0gZW50cmllcygpXG4gIGNvbnN0IHNjcmlwdHMgPSBbLi4uQ09NTU9OLCAuLi5vd24uZmlsdGVyKChuYW1lKSA9PiAhbmFtZS5lbmRzV2l0aCgnLmNzcycpKV1cbiAgYXdhaXQgZXNidWlsZC5idWlsZCh7XG4gICAgYWJzV29ya2luZ0RpcjogZG9jcyxcbiAgICBlbnRyeVBvaW50czogW1xuICAgICAgeyBpbjogam9pbihoZXJlLCAncnVuLnRzJyksIG91dDogJ3J1bicgfSxcbiAgICAgIC4uLkNPTU1PTi5tYXAoKG5hbWUpID0+ICh7IGluOiBgY29tbW9uOiR7bmFtZX1gLCBvdXQ6IG5hbWUgfSkpLFxuICAgICAgLi4ub3duLm1hcCgobmFtZSkgPT4gKHsgaW46IG5hbWUsIG91dDogbmFtZS5yZXBsYWNlKC9cXC5jc3MkLywgJycpIH0pKSxcbiAgICBdLFxuICAgIG91dGRpcjogam9pbihmb2xkZXIsICdtb2R1bGVzJyksXG4gICAgYnVuZGxlOiB0cnVlLFxuICAgIHNwbGl0dGluZzogdHJ1ZSxcbiAgICBmb3JtYXQ6ICdlc20nLFxuICAgIHRhcmdldDogJ2VzMjAyMicsXG4gICAgbWluaWZ5OiB0cnVlLFxuICAgIGxlZ2FsQ29tbWVudHM6ICdub25lJyxcbiAgICBleHRlcm5hbDogWydub2RlOionXSxcbiAgICBsb2FkZXI6IHsgJy53b2ZmMic6ICdmaWxlJyB9LFxuICAgIGxvZ0xldmVsOiAnZXJyb3InLFxuICAgIGRlZmluZTogeyAncHJvY2Vzcy5lbnYuTk9ERV9FTlYnOiAnXCJwcm9kdWN0aW9uXCInIH0sXG4gICAgcGx1Z2luczogW1xuICAgICAge1xuICAgICAgICBuYW1lOiAnY29tbW9uJyxcbiAgICAgICAgc2V0dXAoYnVpbGQpIHtcbiAgICAgICAgICBidWlsZC5vblJlc29sdmUoeyBmaWx0ZXI6IC9eY29tbW9uOi8gfSwgKHsgcGF0aCB9KSA9PiAoe1xuICAgICAgICAgICAgcGF0aDogcGF0aC5zbGljZSgnY29tbW9uOicubGVuZ3RoKSxcbiAgICAgICAgICAgIG5hbWVzcGFjZTogJ2NvbW1vbicsXG4gICAgICAgICAgfSkpXG4gICAgICAgICAgLy8gVGhlIGZyYW1lIHRha2VzIHRoZW0gYXMgZXhhbXBsZXMgZG8sIGJ5IHRoZSBpbXBvcnQgbWFwLlxuICAgICAgICAgIGJ1aWxkLm9uUmVzb2x2ZSh7IGZpbHRlcjogL15yZWFjdC8gfSwgKHsgcGF0aCwgaW1wb3J0ZXIgfSkgPT5cbiAgICAgICAgICAgIGltcG9ydGVyLmVuZHNXaXRoKCdydW4udHMnKSA/IHsgcGF0aCwgZXh0ZXJuYWw6IHRydWUgfSA6IHVuZGVmaW5lZCxcbiAgICAgICAgICApXG4gICAgICAgICAgYnVpbGQub25Mb2FkKHsgZmlsdGVyOiAvLi8sIG5hbWVzcGFjZTogJ2NvbW1vbicgfSwgYXN5bmMgKHsgcGF0aCB9KSA9PiB7XG4gICAgICAgICAgICBjb25zdCBuYW1lcyA9IE9iamVjdC5rZXlzKChhd2FpdCBpbXBvcnQocGF0aCkpIGFzIG9iamVjdCkuZmlsdGVyKChuYW1lKSA9PlxuICAgICAgICAgICAgICAvXig/IWRlZmF1bHQkKVxcdyskLy50ZXN0KG5hbWUpLFxuICAgICAgICAgICAgKVxuICAgICAgICAgICAgY29uc3QgY29udGVudHMgPSBgaW1wb3J0IGFsbCBmcm9tICcke3BhdGh9JzsgZXhwb3J0IGRlZmF1bHQgYWxsOyBleHBvcnQgY29uc3QgeyAke25hbWVzLmpvaW4oJywgJyl9IH0gPSBhbGxgXG4gICAgICAgICAgICByZXR1cm4geyBjb250ZW50cywgcmVzb2x2ZURpcjogZG9jcyB9XG4gICAgICAgICAgfSlcbiAgICAgICAgfSxcbiAgICAgIH0sXG4gICAgXSxcbiAgfSlcbiAgbWtkaXJTeW5jKGZvbGRlciwgeyByZWN1cnNpdmU6IHRydWUgfSlcbiAgd3JpdGVGaWxlU3luYyhcbiAgICBqb2luKGZvbGRlciwgJ2ZyYW1lLmh0bWwnKSxcbiAgICBmcmFtZVBhZ2UoT2JqZWN0LmZyb21FbnRyaWVzKHNjcmlwdHMubWFwKChuYW1lKSA9PiBbbmFtZSwgYC4vbW9kdWxlcy8ke25hbWV9LmpzYF0pKSksXG4gIClcbiAgY3BTeW5jKGpvaW4oaGVyZSwgJ2ZyYW1lLmNzcycpLCBqb2luKGZvbGRlciwgJ2ZyYW1lLmNzcycpKVxuICBjcFN5bmMoam9pbihyb290LCAnYXBwcy9leGFtcGxlcy9odG1sLWdhbGxlcnkvcHVibGljJyksIGpvaW4oZm9sZGVyLCAncGljdHVyZXMnKSwgeyByZWN1cnNpdmU6IHRydWUgfSlcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi90b29saW5nL2NoZWNrXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL3Rvb2xpbmcvY2hlY2svd29ya3NwYWNlLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL21haW4vdG9vbGluZy9jaGVjay93b3Jrc3BhY2UudHNcIjtpbXBvcnQgeyBleGlzdHNTeW5jLCByZWFkZGlyU3luYywgcmVhZEZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcydcbmltcG9ydCB7IGRpcm5hbWUsIGpvaW4sIHJlbGF0aXZlIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHsgZmlsZVVSTFRvUGF0aCB9IGZyb20gJ25vZGU6dXJsJ1xuXG4vKiogVGhlIGZvbGRlciB0aGF0IGhvbGRzIGV2ZXJ5dGhpbmcuICovXG5leHBvcnQgY29uc3Qgcm9vdCA9IGZpbGVVUkxUb1BhdGgobmV3IFVSTCgnLi4vLi4nLCBpbXBvcnQubWV0YS51cmwpKVxuXG4vKiogQSBwcm9ncmFtIHRoYXQgdGhlIGluc3RhbGwgYnJvdWdodC4gKi9cbmV4cG9ydCBjb25zdCB0b29sID0gKG5hbWU6IHN0cmluZyk6IHN0cmluZyA9PiBqb2luKHJvb3QsICdub2RlX21vZHVsZXMnLCAnLmJpbicsIG5hbWUpXG5cbi8qKiBXaGF0IGVhY2ggZW50cnkgcG9pbnQgb2YgYSBwYWNrYWdlIGxlYWRzIHRvOiBhIGZpbGUsIG9yIG9uZSBmb3IgZWFjaCBjb25kaXRpb24uICovXG50eXBlIEV4cG9ydHMgPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmcgfCBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+Pj4+XG5cbmV4cG9ydCBpbnRlcmZhY2UgTWFuaWZlc3Qge1xuICByZWFkb25seSBuYW1lOiBzdHJpbmdcbiAgcmVhZG9ubHkgdmVyc2lvbjogc3RyaW5nXG4gIHJlYWRvbmx5IHByaXZhdGU/OiBib29sZWFuXG4gIHJlYWRvbmx5IGRlc2NyaXB0aW9uPzogc3RyaW5nXG4gIHJlYWRvbmx5IGxpY2Vuc2U/OiBzdHJpbmdcbiAgcmVhZG9ubHkgZXhwb3J0czogRXhwb3J0c1xuICByZWFkb25seSBiaW4/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PlxuICByZWFkb25seSBidWRnZXRzPzogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj5cbiAgcmVhZG9ubHkgcHVibGlzaENvbmZpZz86IHsgcmVhZG9ubHkgYWNjZXNzPzogc3RyaW5nOyByZWFkb25seSBwcm92ZW5hbmNlPzogYm9vbGVhbiB9XG4gIHJlYWRvbmx5IGRlcGVuZGVuY2llcz86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+XG4gIHJlYWRvbmx5IGRldkRlcGVuZGVuY2llcz86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+XG4gIHJlYWRvbmx5IHBlZXJEZXBlbmRlbmNpZXM/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PlxuICByZWFkb25seSBwZWVyRGVwZW5kZW5jaWVzTWV0YT86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHsgcmVhZG9ubHkgb3B0aW9uYWw/OiBib29sZWFuIH0+PlxufVxuXG4vKiogUmVhZHMgYSBmb2xkZXIncyBwYWNrYWdlLmpzb24uICovXG5leHBvcnQgY29uc3QgbWFuaWZlc3QgPSAoZm9sZGVyOiBzdHJpbmcpOiBNYW5pZmVzdCA9PlxuICBKU09OLnBhcnNlKHJlYWRGaWxlU3luYyhqb2luKGZvbGRlciwgJ3BhY2thZ2UuanNvbicpLCAndXRmOCcpKSBhcyBNYW5pZmVzdFxuXG5jb25zdCBmb2xkZXJzSW4gPSAocGFyZW50OiBzdHJpbmcpOiBzdHJpbmdbXSA9PlxuICByZWFkZGlyU3luYyhqb2luKHJvb3QsIHBhcmVudCksIHsgd2l0aEZpbGVUeXBlczogdHJ1ZSB9KVxuICAgIC5maWx0ZXIoKGVudHJ5KSA9PiBlbnRyeS5pc0RpcmVjdG9yeSgpICYmIGV4aXN0c1N5bmMoam9pbihyb290LCBwYXJlbnQsIGVudHJ5Lm5hbWUsICdwYWNrYWdlLmpzb24nKSkpXG4gICAgLm1hcCgoZW50cnkpID0+IGpvaW4ocm9vdCwgcGFyZW50LCBlbnRyeS5uYW1lKSlcblxuLyoqIFRoZSBmb2xkZXJzIG9mIGFsbCBwdWJsaXNoZWQgcGFja2FnZXMuICovXG5leHBvcnQgY29uc3QgcGFja2FnZUZvbGRlcnMgPSAoKTogc3RyaW5nW10gPT4gZm9sZGVyc0luKCdwYWNrYWdlcycpXG5cbi8qKiBUaGUgZm9sZGVycyBvZiBhbGwgYXBwbGljYXRpb25zLiAqL1xuZXhwb3J0IGNvbnN0IGFwcEZvbGRlcnMgPSAoKTogc3RyaW5nW10gPT4gZm9sZGVyc0luKCdhcHBzJylcblxuLyoqIEV2ZXJ5IGZpbGUgYmVsb3cgYSBmb2xkZXIgd2hvc2UgcGF0aCBwYXNzZXMsIGBub2RlX21vZHVsZXNgIGFuZCBidWlsZCByZXN1bHRzIGFzaWRlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZpbGVzQmVsb3coZm9sZGVyOiBzdHJpbmcsIGtlZXA6IChwYXRoOiBzdHJpbmcpID0+IGJvb2xlYW4pOiBzdHJpbmdbXSB7XG4gIGlmICghZXhpc3RzU3luYyhmb2xkZXIpKSByZXR1cm4gW11cbiAgcmV0dXJuIHJlYWRkaXJTeW5jKGZvbGRlciwgeyB3aXRoRmlsZVR5cGVzOiB0cnVlIH0pLmZsYXRNYXAoKGVudHJ5KSA9PiB7XG4gICAgY29uc3QgcGF0aCA9IGpvaW4oZm9sZGVyLCBlbnRyeS5uYW1lKVxuICAgIGlmICghZW50cnkuaXNEaXJlY3RvcnkoKSkgcmV0dXJuIGtlZXAocGF0aCkgPyBbcGF0aF0gOiBbXVxuICAgIHJldHVybiBbJ25vZGVfbW9kdWxlcycsICdkaXN0JywgJy5jYWNoZScsICcudHVyYm8nXS5pbmNsdWRlcyhlbnRyeS5uYW1lKSA/IFtdIDogZmlsZXNCZWxvdyhwYXRoLCBrZWVwKVxuICB9KVxufVxuXG4vKiogVGhlIGVudHJ5IHBvaW50cyBvZiBhIHBhY2thZ2UuIE9uZSB3aXRoIGEgc3RhciBzdGFuZHMgZm9yIGFuIGVudHJ5IGZvciBlYWNoIGZpbGUgb2YgdGhlIHBhY2thZ2UgdGhhdCBpdCBsZWFkcyB0by4gKi9cbmV4cG9ydCBjb25zdCBlbnRyaWVzT2YgPSAoZm9sZGVyOiBzdHJpbmcpOiBFeHBvcnRzID0+XG4gIE9iamVjdC5mcm9tRW50cmllcyhcbiAgICBPYmplY3QuZW50cmllcyhtYW5pZmVzdChmb2xkZXIpLmV4cG9ydHMpLmZsYXRNYXAoKFtlbnRyeSwgdGFyZ2V0XSkgPT4ge1xuICAgICAgaWYgKCFlbnRyeS5pbmNsdWRlcygnKicpKSByZXR1cm4gW1tlbnRyeSwgdGFyZ2V0XV1cbiAgICAgIGNvbnN0IHBhdHRlcm4gPSBKU09OLnN0cmluZ2lmeSh7IFtlbnRyeV06IHRhcmdldCB9KVxuICAgICAgY29uc3QgZmlsZSA9IHR5cGVvZiB0YXJnZXQgPT09ICdzdHJpbmcnID8gdGFyZ2V0IDogKHRhcmdldC5kZWZhdWx0ID8/ICcnKVxuICAgICAgcmV0dXJuIG5hbWVzSW4oZm9sZGVyLCBmaWxlKS5mbGF0TWFwKChuYW1lKSA9PlxuICAgICAgICBPYmplY3QuZW50cmllcyhKU09OLnBhcnNlKHBhdHRlcm4ucmVwbGFjZUFsbCgnKicsIG5hbWUpKSBhcyBFeHBvcnRzKSxcbiAgICAgIClcbiAgICB9KSxcbiAgKVxuXG4vKiogV2hhdCB0aGUgc3RhciBvZiBhIHBhdGggc3RhbmRzIGZvciwgaW4gZXZlcnkgZmlsZSBvZiBhIGZvbGRlciB0aGF0IHRoZSBwYXRoIGxlYWRzIHRvLiAqL1xuZnVuY3Rpb24gbmFtZXNJbihmb2xkZXI6IHN0cmluZywgcGF0aDogc3RyaW5nKTogc3RyaW5nW10ge1xuICBjb25zdCBbYmVmb3JlID0gJycsIGFmdGVyID0gJyddID0gcGF0aC5zcGxpdCgnKicpXG4gIGNvbnN0IHN0YXJ0ID0gam9pbihmb2xkZXIsIGJlZm9yZSlcbiAgY29uc3QgbmFtZXMgPSBmaWxlc0JlbG93KHN0YXJ0LCAoKSA9PiB0cnVlKS5tYXAoKGZpbGUpID0+IHJlbGF0aXZlKHN0YXJ0LCBmaWxlKS5yZXBsYWNlQWxsKCdcXFxcJywgJy8nKSlcbiAgcmV0dXJuIG5hbWVzLmZpbHRlcigobmFtZSkgPT4gbmFtZS5lbmRzV2l0aChhZnRlcikpLm1hcCgobmFtZSkgPT4gbmFtZS5zbGljZSgwLCAtYWZ0ZXIubGVuZ3RoKSlcbn1cblxuLyoqIFRydWUgaWYgYW4gZW50cnkgaXMgdGhlIG9uZSB0aGF0IGEgbmFtZSBzdGFuZHMgZm9yLCBvciBvbmUgb2YgdGhvc2UgdGhhdCBhIG5hbWUgd2l0aCBhIHN0YXIgc3RhbmRzIGZvci4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc0VudHJ5T2YobmFtZTogc3RyaW5nLCBlbnRyeTogc3RyaW5nKTogYm9vbGVhbiB7XG4gIGNvbnN0IFtiZWZvcmUgPSAnJywgYWZ0ZXJdID0gbmFtZS5zcGxpdCgnKicpXG4gIGlmIChhZnRlciA9PT0gdW5kZWZpbmVkKSByZXR1cm4gbmFtZSA9PT0gZW50cnlcbiAgcmV0dXJuIGVudHJ5Lmxlbmd0aCA+PSBiZWZvcmUubGVuZ3RoICsgYWZ0ZXIubGVuZ3RoICYmIGVudHJ5LnN0YXJ0c1dpdGgoYmVmb3JlKSAmJiBlbnRyeS5lbmRzV2l0aChhZnRlcilcbn1cblxuLyoqIEFuIGVudHJ5IHBvaW50IGFzIGEgcGFnZSBsaXN0cyBpdC4gKi9cbmludGVyZmFjZSBMaXN0ZWRFbnRyeSB7XG4gIC8qKiBBcyB0aGUgbWFuaWZlc3Qgc3BlbGxzIGl0LCBhIHN0YXIgaW5jbHVkZWQuICovXG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZ1xuICAvKiogVGhlIGVudHJ5IHRoYXQgaXQgc3RhbmRzIGZvciwgb3IgdGhlIGZpcnN0IG9uZSBvZiB0aGVtLiAqL1xuICByZWFkb25seSBlbnRyeTogc3RyaW5nXG4gIHJlYWRvbmx5IHRhcmdldDogc3RyaW5nIHwgUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj5cbn1cblxuLyoqIFRoZSBlbnRyeSBwb2ludHMgb2YgYSBwYWNrYWdlLCB0aG9zZSB0aGF0IG9uZSBuYW1lIHdpdGggYSBzdGFyIHN0YW5kcyBmb3IgYXMgb25lOiB0aGV5IGFyZSBhbGlrZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsaXN0ZWRFbnRyaWVzKGZvbGRlcjogc3RyaW5nKTogTGlzdGVkRW50cnlbXSB7XG4gIGNvbnN0IGVudHJpZXMgPSBPYmplY3QuZW50cmllcyhlbnRyaWVzT2YoZm9sZGVyKSlcbiAgcmV0dXJuIE9iamVjdC5rZXlzKG1hbmlmZXN0KGZvbGRlcikuZXhwb3J0cykuZmxhdE1hcCgobmFtZSkgPT4ge1xuICAgIGNvbnN0IGZpcnN0ID0gZW50cmllcy5maW5kKChbZW50cnldKSA9PiBpc0VudHJ5T2YobmFtZSwgZW50cnkpKVxuICAgIHJldHVybiBmaXJzdCA/IFt7IG5hbWUsIGVudHJ5OiBmaXJzdFswXSwgdGFyZ2V0OiBmaXJzdFsxXSB9XSA6IFtdXG4gIH0pXG59XG5cbi8qKiBNb3N0IGZpbGVzIHRoYXQgc3RhbmQgZGlyZWN0bHkgaW4gYSBmb2xkZXIgb2Ygc291cmNlcy4gKi9cbmNvbnN0IE1PU1RfRklMRVMgPSAyMFxuXG4vKiogRm9sZGVycyBvZiBzb3VyY2VzIHdpdGggbW9yZSBmaWxlcyB0aGFuIGEgcmVhZGVyIHRha2VzIGluIGF0IG9uY2UuIFRleHRzIG9mIGZpeHR1cmVzIGFyZSBkYXRhLCBhbmQgbWF5IGJlIG1hbnkuICovXG5leHBvcnQgZnVuY3Rpb24gY3Jvd2RlZEZvbGRlcnMoZmlsZXM6IHJlYWRvbmx5IHN0cmluZ1tdKTogRmluZGluZ3Mge1xuICBjb25zdCBzb3VyY2VzID0gZmlsZXMuZmlsdGVyKChmaWxlKSA9PiAvXnBhY2thZ2VzXFwvW14vXStcXC9zcmNcXC8vLnRlc3QoZmlsZSkgJiYgIWZpbGUuZW5kc1dpdGgoJy50eHQnKSlcbiAgcmV0dXJuIFsuLi5uZXcgU2V0KHNvdXJjZXMubWFwKChmaWxlKSA9PiBkaXJuYW1lKGZpbGUpKSldLmZsYXRNYXAoKGZvbGRlcikgPT4ge1xuICAgIGNvbnN0IHsgbGVuZ3RoIH0gPSBzb3VyY2VzLmZpbHRlcigoZmlsZSkgPT4gZGlybmFtZShmaWxlKSA9PT0gZm9sZGVyKVxuICAgIHJldHVybiBsZW5ndGggPiBNT1NUX0ZJTEVTID8gW2Ake2ZvbGRlcn0gaGFzICR7bGVuZ3RofSBmaWxlcywgbm90IGF0IG1vc3QgJHtNT1NUX0ZJTEVTfS5gXSA6IFtdXG4gIH0pXG59XG5cbi8qKiBBIHBhdGggYXMgYSByZWFkZXIgb2YgdGhlIHJlcG9zaXRvcnkgd3JpdGVzIGl0LiAqL1xuZXhwb3J0IGNvbnN0IHNob3duID0gKHBhdGg6IHN0cmluZyk6IHN0cmluZyA9PiByZWxhdGl2ZShyb290LCBwYXRoKS5yZXBsYWNlQWxsKCdcXFxcJywgJy8nKVxuXG4vKiogRmluZGluZ3Mgb2YgYSBjaGVjazogb25lIHNlbnRlbmNlIGZvciBlYWNoIHRoaW5nIHRvIG1lbmQuICovXG5leHBvcnQgdHlwZSBGaW5kaW5ncyA9IHJlYWRvbmx5IHN0cmluZ1tdXG5cbi8qKiBQcmludHMgd2hhdCBhIGNoZWNrIGZvdW5kIGFuZCBlbmRzIHRoZSBwcm9jZXNzIGFjY29yZGluZ2x5LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNvbmNsdWRlKHRpdGxlOiBzdHJpbmcsIGZpbmRpbmdzOiBGaW5kaW5ncyk6IHZvaWQge1xuICBmb3IgKGNvbnN0IGZpbmRpbmcgb2YgZmluZGluZ3MpIGNvbnNvbGUuZXJyb3IoZmluZGluZylcbiAgY29uc29sZS5sb2coYCR7dGl0bGV9OiAke2ZpbmRpbmdzLmxlbmd0aCA9PT0gMCA/ICdpbiBvcmRlcicgOiBgJHtmaW5kaW5ncy5sZW5ndGh9IHRvIG1lbmRgfWApXG4gIGlmIChmaW5kaW5ncy5sZW5ndGggPiAwKSBwcm9jZXNzLmV4aXRDb2RlID0gMVxufVxuXG4vKiogVHJ1ZSBpZiBOb2RlIHdhcyBzdGFydGVkIHdpdGggdGhpcyBmaWxlLiAqL1xuZXhwb3J0IGNvbnN0IGlzTWFpbiA9ICh1cmw6IHN0cmluZyk6IGJvb2xlYW4gPT4gcHJvY2Vzcy5hcmd2WzFdID09PSBmaWxlVVJMVG9QYXRoKHVybClcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmMvcG9saWN5LnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL21haW4vYXBwcy9kb2NzL3NyYy9wb2xpY3kudHNcIjtpbXBvcnQgeyBjcmVhdGVIYXNoIH0gZnJvbSAnbm9kZTpjcnlwdG8nXG5cbi8qKiBTb3VyY2Ugb2YgYSBwb2xpY3kgdGhhdCBwZXJtaXRzIGFuIGlubGluZSBzY3JpcHQuICovXG5leHBvcnQgY29uc3QgaGFzaE9mID0gKHNjcmlwdDogc3RyaW5nKTogc3RyaW5nID0+XG4gIGAnc2hhMjU2LSR7Y3JlYXRlSGFzaCgnc2hhMjU2JykudXBkYXRlKHNjcmlwdCkuZGlnZXN0KCdiYXNlNjQnKX0nYFxuXG4vKiogQSBwYWdlIHdpdGggaXRzIGNvbnRlbnQgc2VjdXJpdHkgcG9saWN5OiBldmVyeXRoaW5nIGNvbWVzIGZyb20gdGhlIHNpdGUsIGFuZCBubyBzY3JpcHQgcnVucyBidXQgdGhvc2Ugb2YgdGhlIGJ1aWxkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHdpdGhQb2xpY3koaHRtbDogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3QgaW5saW5lID0gWy4uLmh0bWwubWF0Y2hBbGwoLzxzY3JpcHQoPyFbXj5dKlxcc3NyYz0pW14+XSo+KFteXSo/KTxcXC9zY3JpcHQ+L2cpXVxuICBjb25zdCBzY3JpcHRzID0gaW5saW5lLm1hcCgoWywgc2NyaXB0ID0gJyddKSA9PiBoYXNoT2Yoc2NyaXB0KSkuam9pbignICcpXG4gIGNvbnN0IHBvbGljeSA9IGBkZWZhdWx0LXNyYyAnbm9uZSc7IHNjcmlwdC1zcmMgJ3NlbGYnICR7c2NyaXB0c307IHN0eWxlLXNyYyAnc2VsZic7IHN0eWxlLXNyYy1hdHRyICd1bnNhZmUtaW5saW5lJzsgaW1nLXNyYyAnc2VsZicgZGF0YTo7IGZvbnQtc3JjICdzZWxmJzsgY29ubmVjdC1zcmMgJ3NlbGYnOyBmcmFtZS1zcmMgJ3NlbGYnOyBiYXNlLXVyaSAnbm9uZSc7IGZvcm0tYWN0aW9uICdub25lJ2BcbiAgcmV0dXJuIGh0bWwucmVwbGFjZShcbiAgICAnPG1ldGEgY2hhcnNldD1cInV0Zi04XCI+JyxcbiAgICAoY2hhcnNldCkgPT4gYCR7Y2hhcnNldH1cXG4gICAgPG1ldGEgaHR0cC1lcXVpdj1cIkNvbnRlbnQtU2VjdXJpdHktUG9saWN5XCIgY29udGVudD1cIiR7cG9saWN5fVwiPmAsXG4gIClcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL2ZyYW1lXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmMvZnJhbWUvZXhhbXBsZS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay9tYWluL2FwcHMvZG9jcy9zcmMvZnJhbWUvZXhhbXBsZS50c1wiOy8qKiBBIGxpdmUgZXhhbXBsZSwgYXMgdGhlIHBhZ2UgaGFuZHMgaXQgdG8gdGhlIGZyYW1lIHRoYXQgcnVucyBpdC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRXhhbXBsZSB7XG4gIC8qKiBDb21waWxlZCBjb2RlLCB3aXRoIGl0cyBpbXBvcnRzIGFzIHRoZXkgYXJlIHdyaXR0ZW4uICovXG4gIHJlYWRvbmx5IGNvZGU6IHN0cmluZ1xuICAvKiogTWFya3VwIG9mIHRoZSBmcmFtZSBiZWZvcmUgdGhlIGNvZGUgcnVucy4gKi9cbiAgcmVhZG9ubHkgcGFnZTogc3RyaW5nXG59XG5cbi8qKiBCZWdpbm5pbmcgb2YgYSBsaXZlIGV4YW1wbGUgb2YgYSBwYWdlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBMaXZlRXhhbXBsZSBleHRlbmRzIEV4YW1wbGUge1xuICAvKiogQ29kZSBhYm92ZSB0aGUgY29kZSB0aGF0IGlzIHNob3duLiAqL1xuICByZWFkb25seSBzZXR1cDogc3RyaW5nXG59XG5cbi8qKiBMb29rcyBvZiB0aGUgZnJhbWUsIHdoaWNoIG1heSBjaGFuZ2Ugd2hpbGUgdGhlIGV4YW1wbGUgcnVucy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTG9vayB7XG4gIHJlYWRvbmx5IGlzRGFyazogYm9vbGVhblxuICByZWFkb25seSBpc1JpZ2h0VG9MZWZ0OiBib29sZWFuXG59XG5cbi8qKiBNZXNzYWdlcyB0byB0aGUgZnJhbWUuICovXG5leHBvcnQgdHlwZSBUb0ZyYW1lID1cbiAgeyByZWFkb25seSBraW5kOiAncnVuJzsgcmVhZG9ubHkgZXhhbXBsZTogRXhhbXBsZSB9IHwgeyByZWFkb25seSBraW5kOiAnbG9vayc7IHJlYWRvbmx5IGxvb2s6IExvb2sgfVxuXG4vKiogTWVzc2FnZXMgb2YgdGhlIGZyYW1lOiBpdCBpcyByZWFkeSBmb3IgYW4gZXhhbXBsZSwgb3IgdGhlIGV4YW1wbGUgaGFzIGZhaWxlZC4gKi9cbmV4cG9ydCB0eXBlIEZyb21GcmFtZSA9IHsgcmVhZG9ubHkga2luZDogJ3JlYWR5JyB9IHwgeyByZWFkb25seSBraW5kOiAnZmFpbGVkJzsgcmVhZG9ubHkgbWVzc2FnZTogc3RyaW5nIH1cblxuLyoqIEZvbGRlciBvZiB0aGUgZnJhbWUgb24gdGhlIHNpdGUuICovXG5leHBvcnQgY29uc3QgRlJBTUUgPSAnbGl2ZS8nXG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzL3NyY1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL2hvbWUudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL2hvbWUudHNcIjtpbXBvcnQgeyBiYXNlbmFtZSB9IGZyb20gJ25vZGU6cGF0aCdcbmltcG9ydCB7IG1hbmlmZXN0LCBwYWNrYWdlRm9sZGVycyB9IGZyb20gJy4uLy4uLy4uL3Rvb2xpbmcvY2hlY2svd29ya3NwYWNlLnRzJ1xuaW1wb3J0IHsgcmVhZCB9IGZyb20gJy4vcGFnZXMudHMnXG5cbmNvbnN0IGtpbG9ieXRlcyA9IChzaXplOiBzdHJpbmcpOiBudW1iZXIgPT4gTnVtYmVyLnBhcnNlRmxvYXQoc2l6ZSkgLyAoL1xcZCBCJC8udGVzdChzaXplKSA/IDEwMDAgOiAxKVxuXG4vKiogV2VpZ2h0IG9mIGEgcGFja2FnZTogb2YgaXRzIG1haW4gZW50cnksIG9yIG9mIGl0cyBzbWFsbGVzdCBvbmUuICovXG5leHBvcnQgZnVuY3Rpb24gd2VpZ2h0T2YoeyAnLic6IG1haW4sIC4uLmVudHJpZXMgfTogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4pOiBzdHJpbmcge1xuICBpZiAobWFpbikgcmV0dXJuIGBcdTIyNjQgJHttYWlufWBcbiAgY29uc3QgbGVhc3QgPSBPYmplY3QudmFsdWVzKGVudHJpZXMpLnRvU29ydGVkKChvbmUsIG90aGVyKSA9PiBraWxvYnl0ZXMob25lKSAtIGtpbG9ieXRlcyhvdGhlcikpWzBdXG4gIHJldHVybiBsZWFzdCA/IGBmcm9tICR7bGVhc3R9YCA6ICcnXG59XG5cbi8qKiBUaGUgZmlyc3Qgc2NyZWVuIG9mIHRoZSBob21lIHBhZ2U6IHdoYXQgdGhlIFJFQURNRSBzYXlzIGZpcnN0LCBhbmQgYSBjYXJkIGZvciBlYWNoIHBhY2thZ2UuICovXG5leHBvcnQgY29uc3QgaG9tZSA9ICgpID0+ICh7XG4gIGxheW91dDogJ2hvbWUnLFxuICBoZXJvOiB7XG4gICAgbmFtZTogJ1NpdGV3cmlnaHQnLFxuICAgIHRhZ2xpbmU6IC9eIyAuK1xcblxcbiguKykvLmV4ZWMocmVhZCgnUkVBRE1FLm1kJykpPy5bMV0sXG4gICAgYWN0aW9uczogW1xuICAgICAgeyB0ZXh0OiAnRml2ZSBtaW51dGVzIHdpdGggZWFjaCcsIGxpbms6ICcvc3RhcnQvZml2ZS1taW51dGVzLycgfSxcbiAgICAgIHsgdGhlbWU6ICdhbHQnLCB0ZXh0OiAnQ2hvb3NlIHlvdXIgcGFja2FnZScsIGxpbms6ICcvc3RhcnQvY2hvb3NlLWEtcGFja2FnZS8nIH0sXG4gICAgICB7IHRoZW1lOiAnYWx0JywgdGV4dDogJ1BsYXlncm91bmQnLCBsaW5rOiAnL3BsYXlncm91bmQvJyB9LFxuICAgICAgeyB0aGVtZTogJ2FsdCcsIHRleHQ6ICdDb21pbmcgZnJvbSBcdTIwMjYnLCBsaW5rOiAnL2d1aWRlcy8nIH0sXG4gICAgXSxcbiAgfSxcbiAgZmVhdHVyZXM6IHBhY2thZ2VGb2xkZXJzKCkubWFwKChmb2xkZXIpID0+IHtcbiAgICBjb25zdCB7IGRlc2NyaXB0aW9uID0gJycsIGJ1ZGdldHMgPSB7fSB9ID0gbWFuaWZlc3QoZm9sZGVyKVxuICAgIGNvbnN0IG5hbWUgPSBiYXNlbmFtZShmb2xkZXIpXG4gICAgcmV0dXJuIHsgdGl0bGU6IG5hbWUsIGRldGFpbHM6IGRlc2NyaXB0aW9uLCBsaW5rOiBgL3BhY2thZ2VzLyR7bmFtZX0vYCwgbGlua1RleHQ6IHdlaWdodE9mKGJ1ZGdldHMpIH1cbiAgfSksXG59KVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzL3NyYy9wYWdlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay9tYWluL2FwcHMvZG9jcy9zcmMvcGFnZXMudHNcIjtpbXBvcnQgeyBleGlzdHNTeW5jLCByZWFkZGlyU3luYywgcmVhZEZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcydcbmltcG9ydCB7IGJhc2VuYW1lLCBqb2luIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHsgcGFja2FnZUZvbGRlcnMsIHJvb3QgfSBmcm9tICcuLi8uLi8uLi90b29saW5nL2NoZWNrL3dvcmtzcGFjZS50cydcblxuLyoqIEEgTWFya2Rvd24gZmlsZSBvZiB0aGUgcmVwb3NpdG9yeSBhcyBhIHBhZ2Ugb2YgdGhlIHNpdGUuICovXG5leHBvcnQgaW50ZXJmYWNlIFBhZ2Uge1xuICAvKiogUGF0aCBpbiB0aGUgcmVwb3NpdG9yeS4gKi9cbiAgcmVhZG9ubHkgcGF0aDogc3RyaW5nXG4gIC8qKiBBZGRyZXNzIGJlbG93IHRoZSByb290IG9mIHRoZSBzaXRlOiBgcGFja2FnZXMvc2l0ZS9gLiBUaGUgaG9tZSBwYWdlIGhhcyAnJy4gKi9cbiAgcmVhZG9ubHkgcm91dGU6IHN0cmluZ1xuICAvKiogVGV4dCBvZiBpdHMgbGluayBpbiB0aGUgc2lkZWJhci4gKi9cbiAgcmVhZG9ubHkgdGV4dDogc3RyaW5nXG4gIC8qKiBQYWdlcyB0aGF0IGJlbG9uZyB0byB0aGlzIG9uZS4gKi9cbiAgcmVhZG9ubHkgaXRlbXM6IHJlYWRvbmx5IFBhZ2VbXVxufVxuXG4vKiogUGFnZXMgdW5kZXIgb25lIHRpdGxlIG9mIHRoZSBzaWRlYmFyLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTZWN0aW9uIHtcbiAgcmVhZG9ubHkgdGV4dDogc3RyaW5nXG4gIHJlYWRvbmx5IGl0ZW1zOiByZWFkb25seSBQYWdlW11cbn1cblxuZXhwb3J0IGNvbnN0IHJlYWQgPSAocGF0aDogc3RyaW5nKTogc3RyaW5nID0+IHJlYWRGaWxlU3luYyhqb2luKHJvb3QsIHBhdGgpLCAndXRmOCcpXG5jb25zdCBleGlzdHMgPSAocGF0aDogc3RyaW5nKTogYm9vbGVhbiA9PiBleGlzdHNTeW5jKGpvaW4ocm9vdCwgcGF0aCkpXG5cbi8qKiBGaXJzdCBoZWFkaW5nIG9mIGEgTWFya2Rvd24gZmlsZSwgYXMgcGxhaW4gdGV4dC4gKi9cbmNvbnN0IHRpdGxlT2YgPSAocGF0aDogc3RyaW5nKTogc3RyaW5nID0+IC9eIyAoLispJC9tLmV4ZWMocmVhZChwYXRoKSk/LlsxXT8ucmVwbGFjZSgvW2AqXS9nLCAnJykudHJpbSgpID8/ICcnXG5cbmNvbnN0IHBhZ2UgPSAocGF0aDogc3RyaW5nLCByb3V0ZTogc3RyaW5nLCB0ZXh0ID0gdGl0bGVPZihwYXRoKSwgaXRlbXM6IHJlYWRvbmx5IFBhZ2VbXSA9IFtdKTogUGFnZSA9PiAoe1xuICBwYXRoLFxuICByb3V0ZSxcbiAgdGV4dCxcbiAgaXRlbXMsXG59KVxuXG4vKiogUGFnZXMgb2YgYSBmb2xkZXIgYnV0IGl0cyBSRUFETUUsIGluIHRoZSBvcmRlciBpbiB3aGljaCB0aGF0LCBvciBhbm90aGVyIHBhZ2UsIG5hbWVzIHRoZW0uICovXG5mdW5jdGlvbiBmb2xkZXIoXG4gIHBhdGg6IHN0cmluZyxcbiAgcm91dGU6IHN0cmluZyxcbiAgaXNNZWFudDogKG5hbWU6IHN0cmluZykgPT4gYm9vbGVhbiA9ICgpID0+IHRydWUsXG4gIG9yZGVyZWRCeSA9IGAke3BhdGh9L1JFQURNRS5tZGAsXG4pOiBQYWdlW10ge1xuICBpZiAoIWV4aXN0cyhwYXRoKSkgcmV0dXJuIFtdXG4gIGNvbnN0IG92ZXJ2aWV3ID0gZXhpc3RzKG9yZGVyZWRCeSkgPyByZWFkKG9yZGVyZWRCeSkgOiAnJ1xuICBjb25zdCBwbGFjZU9mID0gKG5hbWU6IHN0cmluZyk6IG51bWJlciA9PiBvdmVydmlldy5zZWFyY2gobmV3IFJlZ0V4cChgWygvXSR7bmFtZS5yZXBsYWNlKCcuJywgJ1xcXFwuJyl9XFxcXClgKSlcbiAgcmV0dXJuIHJlYWRkaXJTeW5jKGpvaW4ocm9vdCwgcGF0aCkpXG4gICAgLmZpbHRlcigobmFtZSkgPT4gbmFtZS5lbmRzV2l0aCgnLm1kJykgJiYgbmFtZSAhPT0gJ1JFQURNRS5tZCcgJiYgaXNNZWFudChuYW1lKSlcbiAgICAudG9Tb3J0ZWQoKG9uZSwgb3RoZXIpID0+IHBsYWNlT2Yob25lKSAtIHBsYWNlT2Yob3RoZXIpKVxuICAgIC5tYXAoKG5hbWUpID0+IHBhZ2UoYCR7cGF0aH0vJHtuYW1lfWAsIGAke3JvdXRlfSR7bmFtZS5yZXBsYWNlKC9cXC5tZCQvLCAnJyl9L2ApKVxufVxuXG4vKiogUkVBRE1FcyBvZiB0aGUgZXhhbXBsZXMsIGJlbG93IHRoZSBvbmUgdGhhdCBsaXN0cyB0aGVtLiAqL1xuZnVuY3Rpb24gZXhhbXBsZXMoKTogUGFnZSB7XG4gIGNvbnN0IG5hbWVzID0gcmVhZGRpclN5bmMoam9pbihyb290LCAnYXBwcy9leGFtcGxlcycpKS5maWx0ZXIoKG5hbWUpID0+XG4gICAgZXhpc3RzKGBhcHBzL2V4YW1wbGVzLyR7bmFtZX0vUkVBRE1FLm1kYCksXG4gIClcbiAgY29uc3QgaXRlbXMgPSBuYW1lcy50b1NvcnRlZCgpLm1hcCgobmFtZSkgPT4gcGFnZShgYXBwcy9leGFtcGxlcy8ke25hbWV9L1JFQURNRS5tZGAsIGBleGFtcGxlcy8ke25hbWV9L2ApKVxuICByZXR1cm4gcGFnZSgnYXBwcy9leGFtcGxlcy9SRUFETUUubWQnLCAnZXhhbXBsZXMvJywgJ0V4YW1wbGVzJywgaXRlbXMpXG59XG5cbi8qKiBQYWdlIG9mIHRoZSBjaGFuZ2VzIG9mIGEgcGFja2FnZSwgd2hpY2ggc3JjL2NoYW5nZXMgd3JpdGVzLiAqL1xuY29uc3QgY2hhbmdlcyA9IChuYW1lOiBzdHJpbmcpOiBQYWdlID0+XG4gIHBhZ2UoYGFwcHMvZG9jcy9zcmMvY2hhbmdlcy8ke25hbWV9Lm1kYCwgYHBhY2thZ2VzLyR7bmFtZX0vY2hhbmdlbG9nL2AsICdDaGFuZ2VzJylcblxuZnVuY3Rpb24gcGFja2FnZVBhZ2UobmFtZTogc3RyaW5nKTogUGFnZSB7XG4gIGNvbnN0IHBhdGggPSBgcGFja2FnZXMvJHtuYW1lfWBcbiAgY29uc3Qgb3RoZXJzID0gWydMQU5HVUFHRS5tZCcsICdGT1JNQVRURVJTLm1kJ10uZmlsdGVyKChmaWxlKSA9PiBleGlzdHMoYCR7cGF0aH0vJHtmaWxlfWApKVxuICByZXR1cm4gcGFnZShgJHtwYXRofS9SRUFETUUubWRgLCBgJHtwYXRofS9gLCBuYW1lLCBbXG4gICAgLi4uZm9sZGVyKGBkb2NzLyR7bmFtZX1gLCBgJHtwYXRofS9gLCB1bmRlZmluZWQsIGAke3BhdGh9L1JFQURNRS5tZGApLFxuICAgIC4uLm90aGVycy5tYXAoKGZpbGUpID0+IHBhZ2UoYCR7cGF0aH0vJHtmaWxlfWAsIGAke3BhdGh9LyR7ZmlsZS5yZXBsYWNlKCcubWQnLCAnJykudG9Mb3dlckNhc2UoKX0vYCkpLFxuICAgIHBhZ2UoYCR7cGF0aH0vYXBpLm1kYCwgYCR7cGF0aH0vYXBpL2AsICdBUEknKSxcbiAgICBjaGFuZ2VzKG5hbWUpLFxuICBdKVxufVxuXG5jb25zdCBpc0Zyb21Bbm90aGVyID0gKG5hbWU6IHN0cmluZyk6IGJvb2xlYW4gPT4gbmFtZS5zdGFydHNXaXRoKCdjb21pbmctZnJvbS0nKVxuXG4vKiogUGFnZXMgd2l0aG91dCB0aGUgd29yZHMgaW4gdGhlIHNpZGViYXIgdGhhdCBhbGwgdGhlaXIgdGl0bGVzIGJlZ2luIHdpdGguICovXG5jb25zdCB3aXRob3V0ID0gKHdvcmRzOiBzdHJpbmcsIHBhZ2VzOiByZWFkb25seSBQYWdlW10pOiBQYWdlW10gPT5cbiAgcGFnZXMubWFwKChvbmUpID0+ICh7IC4uLm9uZSwgdGV4dDogb25lLnRleHQucmVwbGFjZSh3b3JkcywgJycpIH0pKVxuXG5jb25zdCBjb21pbmdGcm9tID0gd2l0aG91dCgnQ29taW5nIGZyb20gJywgZm9sZGVyKCdkb2NzL2d1aWRlcycsICdndWlkZXMvJywgaXNGcm9tQW5vdGhlcikpXG5cbi8qKiBUZXh0IG9mIGFsbCBwYWdlcyBvZiBiZW5jaG1hcmtzLiAqL1xuZXhwb3J0IGNvbnN0IGJlbmNobWFya3MgPSAoKTogc3RyaW5nID0+XG4gIGZvbGRlcignZG9jcy9iZW5jaG1hcmtzJywgJycpXG4gICAgLm1hcCgoeyBwYXRoIH0pID0+IHJlYWQocGF0aCkpXG4gICAgLmpvaW4oJ1xcbicpXG5cbi8qKiBUaGUgc2lkZWJhcjogYWxsIHBhZ2VzIGJ5IHNlY3Rpb24uIEEgc2VjdGlvbiB3aXRob3V0IHBhZ2VzIGlzIGxlZnQgb3V0LiAqL1xuZXhwb3J0IGNvbnN0IHNlY3Rpb25zOiByZWFkb25seSBTZWN0aW9uW10gPSBbXG4gIHtcbiAgICB0ZXh0OiAnU3RhcnQnLFxuICAgIGl0ZW1zOiBbXG4gICAgICBwYWdlKCdSRUFETUUubWQnLCAnJywgJ092ZXJ2aWV3JyksXG4gICAgICAuLi5bJ3doYXQtdGhpcy1pcycsICdjaG9vc2UtYS1wYWNrYWdlJywgJ2ZpdmUtbWludXRlcyddLm1hcCgobmFtZSkgPT5cbiAgICAgICAgcGFnZShgZG9jcy9zdGFydC8ke25hbWV9Lm1kYCwgYHN0YXJ0LyR7bmFtZX0vYCksXG4gICAgICApLFxuICAgICAgcGFnZSgnYXBwcy9kb2NzL3BsYXlncm91bmQubWQnLCAncGxheWdyb3VuZC8nKSxcbiAgICAgIGV4YW1wbGVzKCksXG4gICAgICBwYWdlKCdhcHBzL2RlbW8vUkVBRE1FLm1kJywgJ2RlbW8vJywgJ0RlbW8nKSxcbiAgICAgIHBhZ2UoJ2FwcHMvaG9zdC9SRUFETUUubWQnLCAnaG9zdC8nLCAnSG9zdCcpLFxuICAgIF0sXG4gIH0sXG4gIHtcbiAgICB0ZXh0OiAnVHV0b3JpYWxzJyxcbiAgICBpdGVtczogW1xuICAgICAgcGFnZSgnZG9jcy90dXRvcmlhbHMvUkVBRE1FLm1kJywgJ3R1dG9yaWFscy8nLCAnQWxsIHR1dG9yaWFscycpLFxuICAgICAgLi4uZm9sZGVyKCdkb2NzL3R1dG9yaWFscycsICd0dXRvcmlhbHMvJyksXG4gICAgXSxcbiAgfSxcbiAgeyB0ZXh0OiAnR3VpZGVzJywgaXRlbXM6IGZvbGRlcignZG9jcy9ndWlkZXMnLCAnZ3VpZGVzLycsIChuYW1lKSA9PiAhaXNGcm9tQW5vdGhlcihuYW1lKSkgfSxcbiAgeyB0ZXh0OiAnUmVmZXJlbmNlJywgaXRlbXM6IHBhY2thZ2VGb2xkZXJzKCkubWFwKChwYXRoKSA9PiBwYWNrYWdlUGFnZShiYXNlbmFtZShwYXRoKSkpIH0sXG4gIHsgdGV4dDogJ0NvbWluZyBmcm9tJywgaXRlbXM6IFtwYWdlKCdkb2NzL2d1aWRlcy9SRUFETUUubWQnLCAnZ3VpZGVzLycsICdBbGwgZ3VpZGVzJyksIC4uLmNvbWluZ0Zyb21dIH0sXG4gIHtcbiAgICB0ZXh0OiAnUHJvamVjdCcsXG4gICAgaXRlbXM6IFtcbiAgICAgIHBhZ2UoJ2RvY3MvYXJjaGl0ZWN0dXJlLm1kJywgJ2FyY2hpdGVjdHVyZS8nKSxcbiAgICAgIHBhZ2UoJ2RvY3MvYmVuY2htYXJrcy5tZCcsICdiZW5jaG1hcmtzLycsIHVuZGVmaW5lZCwgW1xuICAgICAgICAuLi53aXRob3V0KCdCZW5jaG1hcmtzOiAnLCBmb2xkZXIoJ2RvY3MvYmVuY2htYXJrcycsICdiZW5jaG1hcmtzLycsIHVuZGVmaW5lZCwgJ2RvY3MvYmVuY2htYXJrcy5tZCcpKSxcbiAgICAgICAgcGFnZSgnYXBwcy9iZW5jaC9SRUFETUUubWQnLCAnYmVuY2htYXJrcy9vd24vJywgJ01lYXN1cmluZycpLFxuICAgICAgXSksXG4gICAgICBwYWdlKFxuICAgICAgICAnZG9jcy9zcGVjaWZpY2F0aW9uL1JFQURNRS5tZCcsXG4gICAgICAgICdzcGVjaWZpY2F0aW9uLycsXG4gICAgICAgICdSZXF1aXJlbWVudHMnLFxuICAgICAgICBmb2xkZXIoJ2RvY3Mvc3BlY2lmaWNhdGlvbicsICdzcGVjaWZpY2F0aW9uLycpLFxuICAgICAgKSxcbiAgICAgIHBhZ2UoJ2RvY3MvZGVjaXNpb25zL1JFQURNRS5tZCcsICdkZWNpc2lvbnMvJywgdW5kZWZpbmVkLCBmb2xkZXIoJ2RvY3MvZGVjaXNpb25zJywgJ2RlY2lzaW9ucy8nKSksXG4gICAgICBwYWdlKCdkb2NzL211dGF0aW9uLm1kJywgJ211dGF0aW9uLycpLFxuICAgICAgcGFnZSgnQ09OVFJJQlVUSU5HLm1kJywgJ2NvbnRyaWJ1dGluZy8nLCB1bmRlZmluZWQsIGZvbGRlcignZG9jcy9jb250cmlidXRpbmcnLCAnY29udHJpYnV0aW5nLycpKSxcbiAgICAgIHBhZ2UoJ0NPREVfT0ZfQ09ORFVDVC5tZCcsICdjb2RlLW9mLWNvbmR1Y3QvJyksXG4gICAgICBwYWdlKCdTRUNVUklUWS5tZCcsICdzZWN1cml0eS8nKSxcbiAgICAgIHBhZ2UoJ2RvY3MvcmVsZWFzaW5nLm1kJywgJ3JlbGVhc2luZy8nKSxcbiAgICBdLFxuICB9LFxuXS5maWx0ZXIoKHsgaXRlbXMgfSkgPT4gaXRlbXMubGVuZ3RoID4gMClcblxuLyoqIFBhZ2VzIHRoYXQgb3RoZXJzIGJlbG9uZyB0by4gKi9cbmV4cG9ydCBjb25zdCBwYXJlbnRzOiByZWFkb25seSBQYWdlW10gPSBzZWN0aW9uc1xuICAuZmxhdE1hcCgoeyBpdGVtcyB9KSA9PiBpdGVtcylcbiAgLmZpbHRlcigoeyBpdGVtcyB9KSA9PiBpdGVtcy5sZW5ndGggPiAwKVxuXG4vKiogQWRkcmVzc2VzIG9mIGFsbCBwYWdlcyBieSB0aGUgcGF0aCBvZiB0aGVpciBmaWxlLiAqL1xuZXhwb3J0IGNvbnN0IHJvdXRlczogUmVhZG9ubHlNYXA8c3RyaW5nLCBzdHJpbmc+ID0gbmV3IE1hcChcbiAgc2VjdGlvbnNcbiAgICAuZmxhdE1hcCgoeyBpdGVtcyB9KSA9PiBpdGVtcylcbiAgICAuZmxhdE1hcCgocGFyZW50KSA9PiBbcGFyZW50LCAuLi5wYXJlbnQuaXRlbXNdKVxuICAgIC5tYXAoKHsgcGF0aCwgcm91dGUgfSkgPT4gW3BhdGgsIHJvdXRlXSksXG4pXG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzL3NyY1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL2xpbmtzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL21haW4vYXBwcy9kb2NzL3NyYy9saW5rcy50c1wiO2ltcG9ydCB7IGV4aXN0c1N5bmMgfSBmcm9tICdub2RlOmZzJ1xuaW1wb3J0IHsgam9pbiwgcG9zaXggfSBmcm9tICdub2RlOnBhdGgnXG5pbXBvcnQgeyBtYW5pZmVzdCwgcGFja2FnZUZvbGRlcnMsIHJvb3QgfSBmcm9tICcuLi8uLi8uLi90b29saW5nL2NoZWNrL3dvcmtzcGFjZS50cydcbmltcG9ydCB7IHJvdXRlcyB9IGZyb20gJy4vcGFnZXMudHMnXG5cbmNvbnN0IHsgcmVwb3NpdG9yeSB9ID0gbWFuaWZlc3QocGFja2FnZUZvbGRlcnMoKVswXSA/PyByb290KSBhcyB7IHJlcG9zaXRvcnk/OiB7IHVybD86IHN0cmluZyB9IH1cblxuLyoqIEFkZHJlc3Mgb2YgdGhlIHJlcG9zaXRvcnksIGFzIHRoZSBwYWNrYWdlcycgbWFuaWZlc3RzIG5hbWUgaXQuICovXG5leHBvcnQgY29uc3QgcmVwb3NpdG9yeVVybCA9IChyZXBvc2l0b3J5Py51cmwgPz8gJycpLnJlcGxhY2UoL15naXRcXCt8XFwuZ2l0JC9nLCAnJylcblxuLyoqXG4gKiBBZGRyZXNzIG9uIHRoZSBzaXRlIG9mIHdoYXQgYSBNYXJrZG93biBmaWxlIGxpbmtzIHRvIGJ5IGl0cyBwYXRoOiBhIHBhZ2UsIHRoZSBSRUFETUUgb2YgYSBmb2xkZXIsIG9yIGEgZmlsZSB0aGF0IGlzIHNob3duXG4gKiB3aGVyZSB0aGUgcmVwb3NpdG9yeSBpcy4gQSBwYXRoIHRoYXQgbGVhZHMgbm93aGVyZSBzdGF5cyBhcyBpdCBpcywgZm9yIFZpdGVQcmVzcyB0byBuYW1lLlxuICovXG5leHBvcnQgZnVuY3Rpb24gYWRkcmVzc09mKGhyZWY6IHN0cmluZywgZnJvbTogc3RyaW5nKTogc3RyaW5nIHtcbiAgaWYgKC9eKFthLXpdW2EteisuLV0qOnwjfFxcLykvaS50ZXN0KGhyZWYpKSByZXR1cm4gaHJlZlxuICBjb25zdCBbZmlsZSA9ICcnLCBhbmNob3JdID0gaHJlZi5zcGxpdCgnIycpXG4gIGNvbnN0IHBhdGggPSBwb3NpeC5qb2luKHBvc2l4LmRpcm5hbWUoZnJvbSksIGRlY29kZVVSSShmaWxlKSkucmVwbGFjZSgvXFwvJC8sICcnKVxuICBjb25zdCBlbmQgPSBhbmNob3IgPT09IHVuZGVmaW5lZCA/ICcnIDogYCMke2FuY2hvcn1gXG4gIGNvbnN0IGNoYW5nZXMgPSBwYXRoLnJlcGxhY2UoL15wYWNrYWdlc1xcLyhbXFx3LV0rKVxcL0NIQU5HRUxPR1xcLm1kJC8sICdhcHBzL2RvY3Mvc3JjL2NoYW5nZXMvJDEubWQnKVxuICBjb25zdCByb3V0ZSA9IHJvdXRlcy5nZXQoY2hhbmdlcykgPz8gcm91dGVzLmdldChwb3NpeC5qb2luKHBhdGgsICdSRUFETUUubWQnKSlcbiAgaWYgKHJvdXRlICE9PSB1bmRlZmluZWQpIHJldHVybiBgLyR7cm91dGV9JHtlbmR9YFxuICByZXR1cm4gZXhpc3RzU3luYyhqb2luKHJvb3QsIHBhdGgpKSA/IGAke3JlcG9zaXRvcnlVcmx9L2Jsb2IvbWFpbi8ke3BhdGh9JHtlbmR9YCA6IGhyZWZcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmMvbWFya2Rvd24udHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL21hcmtkb3duLnRzXCI7aW1wb3J0IHsgcmVhZEZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcydcbmltcG9ydCB7IGpvaW4sIHBvc2l4LCByZWxhdGl2ZSB9IGZyb20gJ25vZGU6cGF0aCdcbmltcG9ydCB7IGltYWdlU2l6ZSB9IGZyb20gJ2ltYWdlLXNpemUnXG5pbXBvcnQgdHlwZSB7IE1hcmtkb3duT3B0aW9ucyB9IGZyb20gJ3ZpdGVwcmVzcydcbmltcG9ydCB7IHJvb3QgfSBmcm9tICcuLi8uLi8uLi90b29saW5nL2NoZWNrL3dvcmtzcGFjZS50cydcbmltcG9ydCB7IGZpbGxGaWd1cmVzIH0gZnJvbSAnLi9maWd1cmVzLnRzJ1xuaW1wb3J0IHsgZHJhd0Zsb3djaGFydCB9IGZyb20gJy4vZmxvd2NoYXJ0LnRzJ1xuaW1wb3J0IHsgYWRkcmVzc09mLCByZXBvc2l0b3J5VXJsIH0gZnJvbSAnLi9saW5rcy50cydcbmltcG9ydCB7IHdpdGhMaXZlQ29kZSB9IGZyb20gJy4vbGl2ZS1jb2RlLnRzJ1xuaW1wb3J0IHsgYmVuY2htYXJrcywgcmVhZCB9IGZyb20gJy4vcGFnZXMudHMnXG5cbnR5cGUgTWFya2Rvd24gPSBQYXJhbWV0ZXJzPE5vbk51bGxhYmxlPE1hcmtkb3duT3B0aW9uc1snY29uZmlnJ10+PlswXVxudHlwZSBUb2tlbiA9IFJldHVyblR5cGU8TWFya2Rvd25bJ3BhcnNlJ10+W251bWJlcl1cbmludGVyZmFjZSBFbnYge1xuICByZWFkb25seSBwYXRoOiBzdHJpbmdcbiAgLyoqIFBhdGggYmVmb3JlIGl0IHdhcyByZXdyaXR0ZW4gdG8gdGhhdCBvZiBpdHMgcGFnZS4gKi9cbiAgcmVhZG9ubHkgcmVhbFBhdGg/OiBzdHJpbmdcbiAgcmVhZG9ubHkgZnJvbnRtYXR0ZXI/OiBSZWNvcmQ8c3RyaW5nLCB1bmtub3duPlxufVxuXG5jb25zdCBmaWxlT2YgPSAoeyBwYXRoLCByZWFsUGF0aCA9IHBhdGggfTogRW52KTogc3RyaW5nID0+IHJlbGF0aXZlKHJvb3QsIHJlYWxQYXRoKS5yZXBsYWNlQWxsKCdcXFxcJywgJy8nKVxuXG4vKiogVGhlIE1hcmtkb3duIG9mIGEgZmlsZSBhcyB0aGUgc2l0ZSBzaG93cyBpdDogd2l0aCBmaWd1cmVzLCB3aXRoIGRlbW9zIGFuZCB0aGVpciBjb2RlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByZXBhcmUobWFya2Rvd246IHN0cmluZywgcGF0aDogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3Qgd2l0aERlbW9zID0gbWFya2Rvd24ucmVwbGFjZSgvXjxMaXZlIGRlbW89XCIoW1xcdy1dKylcIiBcXC8+JC9nbSwgKF8sIG5hbWU6IHN0cmluZykgPT4ge1xuICAgIGNvbnN0IGNvZGUgPSByZWFkKGBhcHBzL2RvY3Mvc3JjL2xpdmUvJHtuYW1lfS50c2ApXG4gICAgcmV0dXJuIGA8TGl2ZSBkZW1vPVwiJHtuYW1lfVwiPlxcblxcblxcYFxcYFxcYHRzXFxuJHtjb2RlfVxcYFxcYFxcYFxcblxcbjwvTGl2ZT5gXG4gIH0pXG4gIGlmIChwYXRoLnN0YXJ0c1dpdGgoJ2RvY3MvZ3VpZGVzLycpKSByZXR1cm4gZmlsbEZpZ3VyZXMod2l0aERlbW9zLCBiZW5jaG1hcmtzKCkpXG4gIC8vIFRoZSBmaXJzdCBzY3JlZW4gb2YgdGhlIGhvbWUgcGFnZSBzYXlzIHRoZSB0aXRsZSwgdGhlIGZpcnN0IHNlbnRlbmNlcyBhbmQgdGhlIHBhY2thZ2VzLlxuICByZXR1cm4gcGF0aCA9PT0gJ1JFQURNRS5tZCdcbiAgICA/IHdpdGhEZW1vc1xuICAgICAgICAucmVwbGFjZSgvXiMgLitcXG5cXG4uK1xcbi8sICcnKVxuICAgICAgICAucmVwbGFjZSgvIyMgUGFja2FnZXNcXG5cXG48IS0tIHBhY2thZ2VzIC0tPlteXSo8IS0tIFxcL3BhY2thZ2VzIC0tPlxcbi8sICcnKVxuICAgIDogd2l0aERlbW9zXG59XG5cbmNvbnN0IFJBVyA9IGAke3JlcG9zaXRvcnlVcmx9L3Jhdy9tYWluL2BcbmNvbnN0IFBJQ1RVUkUgPSBuZXcgUmVnRXhwKGBcIiR7UkFXfShbXlwiXSspXCIgd2lkdGg9XCIoXFxcXGQrKVwiYCwgJ2cnKVxuXG5jb25zdCBzaXplT2YgPSAocGF0aDogc3RyaW5nKSA9PiBpbWFnZVNpemUocmVhZEZpbGVTeW5jKGpvaW4ocm9vdCwgcGF0aCkpKVxuXG4vKiogUkVBRE1FcyBuYW1lIHRoZWlyIHBpY3R1cmVzIGJ5IGFkZHJlc3MsIGZvciBucG0uIFRoZSBzaXRlIHRha2VzIHRoZSBmaWxlcywgYW5kIGtlZXBzIHJvb20gZm9yIGVhY2guICovXG5jb25zdCB3aXRoT3duUGljdHVyZXMgPSAobWFya2Rvd246IHN0cmluZywgZmlsZTogc3RyaW5nKTogc3RyaW5nID0+XG4gIG1hcmtkb3duXG4gICAgLnJlcGxhY2UoUElDVFVSRSwgKGF0dHJpYnV0ZXMsIHBhdGg6IHN0cmluZywgc2hvd246IHN0cmluZykgPT4ge1xuICAgICAgY29uc3QgeyB3aWR0aCwgaGVpZ2h0IH0gPSBzaXplT2YocGF0aClcbiAgICAgIHJldHVybiBgJHthdHRyaWJ1dGVzfSBoZWlnaHQ9XCIke01hdGgucm91bmQoKE51bWJlcihzaG93bikgKiBoZWlnaHQpIC8gd2lkdGgpfVwiYFxuICAgIH0pXG4gICAgLnJlcGxhY2VBbGwoUkFXLCBgJHtwb3NpeC5yZWxhdGl2ZShwb3NpeC5kaXJuYW1lKGZpbGUpLCAnJyl9L2ApXG5cbi8qKiBMaW5rcyBhbmQgcGljdHVyZXMgb2YgYSBmaWxlLCBhcyB0aGUgc2l0ZSBoYXMgdGhlbS4gKi9cbmZ1bmN0aW9uIHJlZmVyKHRva2VuOiBUb2tlbiwgZmlsZTogc3RyaW5nKTogdm9pZCB7XG4gIGNvbnN0IFtocmVmLCBzcmNdID0gW3Rva2VuLmF0dHJHZXQoJ2hyZWYnKSwgdG9rZW4uYXR0ckdldCgnc3JjJyldXG4gIGlmICh0b2tlbi50eXBlID09PSAnbGlua19vcGVuJyAmJiBocmVmKSB0b2tlbi5hdHRyU2V0KCdocmVmJywgYWRkcmVzc09mKGhyZWYsIGZpbGUpKVxuICBpZiAodG9rZW4udHlwZSAhPT0gJ2ltYWdlJyB8fCAhc3JjKSByZXR1cm5cbiAgY29uc3Qgc2l6ZSA9IHNpemVPZihwb3NpeC5qb2luKHBvc2l4LmRpcm5hbWUoZmlsZSksIHNyYykpXG4gIHRva2VuLmF0dHJTZXQoJ3dpZHRoJywgU3RyaW5nKHNpemUud2lkdGgpKVxuICB0b2tlbi5hdHRyU2V0KCdoZWlnaHQnLCBTdHJpbmcoc2l6ZS5oZWlnaHQpKVxufVxuXG4vKiogTmFtZXMgdGhlIGV4cG9ydHMgb2YgYW4gQVBJIHJlcG9ydCwgc28gdGhhdCB0aGUgc2VhcmNoIGNhbiBsZWFkIHRvIGVhY2guICovXG5mdW5jdGlvbiBuYW1lRXhwb3J0cyh0b2tlbnM6IHJlYWRvbmx5IFRva2VuW10pOiB2b2lkIHtcbiAgbGV0IGVudHJ5ID0gJydcbiAgY29uc3QgbmFtZXMgPSBuZXcgU2V0PHN0cmluZz4oKVxuICBmb3IgKGNvbnN0IFtpbmRleCwgdG9rZW5dIG9mIHRva2Vucy5lbnRyaWVzKCkpIHtcbiAgICBpZiAodG9rZW4udHlwZSA9PT0gJ2hlYWRpbmdfb3BlbicgJiYgdG9rZW4udGFnID09PSAnaDInKSBlbnRyeSA9IHRva2VuLmF0dHJHZXQoJ2lkJykgPz8gJydcbiAgICBjb25zdCBmaXJzdCA9IHRva2Vuc1tpbmRleCArIDJdPy5jaGlsZHJlbj8uWzBdXG4gICAgaWYgKHRva2VuLnR5cGUgIT09ICdsaXN0X2l0ZW1fb3BlbicgfHwgZmlyc3Q/LnR5cGUgIT09ICdjb2RlX2lubGluZScpIGNvbnRpbnVlXG4gICAgY29uc3QgaWQgPSBgJHtlbnRyeX0uJHtmaXJzdC5jb250ZW50fWBcbiAgICBpZiAoIW5hbWVzLmhhcyhpZCkpIHRva2VuLmF0dHJTZXQoJ2lkJywgaWQpXG4gICAgbmFtZXMuYWRkKGlkKVxuICB9XG59XG5cbi8qKiBUaGUgZmlyc3QgcGFyYWdyYXBoIG9mIGEgcGFnZSBkZXNjcmliZXMgaXQsIHRvIHNlYXJjaCBlbmdpbmVzLiAqL1xuZnVuY3Rpb24gZGVzY3JpYmVQYWdlKHRva2VuczogcmVhZG9ubHkgVG9rZW5bXSwgeyBmcm9udG1hdHRlciA9IHt9IH06IEVudik6IHZvaWQge1xuICBjb25zdCBmaXJzdCA9IHRva2Vuc1t0b2tlbnMuZmluZEluZGV4KCh7IHR5cGUgfSkgPT4gdHlwZSA9PT0gJ3BhcmFncmFwaF9vcGVuJykgKyAxXVxuICBjb25zdCB3b3JkcyA9IChmaXJzdD8uY2hpbGRyZW4gPz8gW10pLm1hcCgoeyB0eXBlLCBjb250ZW50IH0pID0+ICh0eXBlID09PSAnc29mdGJyZWFrJyA/ICcgJyA6IGNvbnRlbnQpKVxuICBmcm9udG1hdHRlci5kZXNjcmlwdGlvbiA/Pz0gd29yZHMuam9pbignJykuc2xpY2UoMCwgMTYwKVxufVxuXG4vKiogQSBoZWFkZXIgd2l0aG91dCB0ZXh0IGlzIG5vbmUuICovXG5mdW5jdGlvbiBtZW5kVGFibGVzKHRva2VuczogcmVhZG9ubHkgVG9rZW5bXSk6IHZvaWQge1xuICBmb3IgKGNvbnN0IFtpbmRleCwgdG9rZW5dIG9mIHRva2Vucy5lbnRyaWVzKCkpIHtcbiAgICBpZiAodG9rZW4udHlwZSAhPT0gJ3RoX29wZW4nIHx8IHRva2Vuc1tpbmRleCArIDFdPy5jb250ZW50KSBjb250aW51ZVxuICAgIGZvciAoY29uc3QgY2VsbCBvZiBbdG9rZW4sIHRva2Vuc1tpbmRleCArIDJdXSkgaWYgKGNlbGwpIGNlbGwudGFnID0gJ3RkJ1xuICB9XG59XG5cbi8qKiBUZWFjaGVzIFZpdGVQcmVzcyB3aGF0IHRoZSBNYXJrZG93biBvZiB0aGlzIHJlcG9zaXRvcnkgaGFzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGV4dGVuZChtYXJrZG93bjogTWFya2Rvd24pOiB2b2lkIHtcbiAgY29uc3QgeyBjb3JlLCByZW5kZXJlciB9ID0gbWFya2Rvd25cbiAgY29yZS5ydWxlci5iZWZvcmUoJ25vcm1hbGl6ZScsICdzaXRlX3NvdXJjZScsIChzdGF0ZSkgPT4ge1xuICAgIGNvbnN0IGZpbGUgPSBmaWxlT2Yoc3RhdGUuZW52IGFzIEVudilcbiAgICBzdGF0ZS5zcmMgPSB3aXRoTGl2ZUNvZGUod2l0aE93blBpY3R1cmVzKHByZXBhcmUoc3RhdGUuc3JjLCBmaWxlKSwgZmlsZSkpXG4gIH0pXG4gIGNvcmUucnVsZXIucHVzaCgnc2l0ZV90b2tlbnMnLCAoeyB0b2tlbnMsIGVudiB9KSA9PiB7XG4gICAgY29uc3QgZmlsZSA9IGZpbGVPZihlbnYgYXMgRW52KVxuICAgIGZvciAoY29uc3QgdG9rZW4gb2YgdG9rZW5zKSBmb3IgKGNvbnN0IGNoaWxkIG9mIHRva2VuLmNoaWxkcmVuID8/IFtdKSByZWZlcihjaGlsZCwgZmlsZSlcbiAgICBtZW5kVGFibGVzKHRva2VucylcbiAgICBkZXNjcmliZVBhZ2UodG9rZW5zLCBlbnYgYXMgRW52KVxuICAgIGlmIChmaWxlLmVuZHNXaXRoKCcvYXBpLm1kJykpIG5hbWVFeHBvcnRzKHRva2VucylcbiAgfSlcbiAgY29uc3QgeyBmZW5jZSwgaHRtbF9ibG9jazogYmxvY2ssIGh0bWxfaW5saW5lOiBpbmxpbmUsIHRleHQsIGNvZGVfaW5saW5lOiBjb2RlIH0gPSByZW5kZXJlci5ydWxlc1xuICAvLyBXaGF0IFZ1ZSB3b3VsZCBjb21wdXRlLlxuICBjb25zdCBhc1RleHQgPSAoaHRtbCA9ICcnKTogc3RyaW5nID0+IGh0bWwucmVwbGFjZUFsbCgne3snLCAnJiMxMjM7JiMxMjM7JylcbiAgcmVuZGVyZXIucnVsZXMudGV4dCA9ICguLi5hbGwpID0+IGFzVGV4dCh0ZXh0Py4oLi4uYWxsKSlcbiAgcmVuZGVyZXIucnVsZXMuY29kZV9pbmxpbmUgPSAoLi4uYWxsKSA9PiBhc1RleHQoY29kZT8uKC4uLmFsbCkpXG4gIGNvbnN0IHdpdGhvdXROb3RlcyA9IChodG1sID0gJycpOiBzdHJpbmcgPT4gaHRtbC5yZXBsYWNlKC88IS0tW15dKj8tLT5cXG4/L2csICcnKVxuICByZW5kZXJlci5ydWxlcy5odG1sX2Jsb2NrID0gKC4uLmFsbCkgPT4gd2l0aG91dE5vdGVzKGJsb2NrPy4oLi4uYWxsKSlcbiAgcmVuZGVyZXIucnVsZXMuaHRtbF9pbmxpbmUgPSAoLi4uYWxsKSA9PiB3aXRob3V0Tm90ZXMoaW5saW5lPy4oLi4uYWxsKSlcbiAgcmVuZGVyZXIucnVsZXMuZmVuY2UgPSAodG9rZW5zLCBpbmRleCwgLi4ucmVzdCkgPT5cbiAgICB0b2tlbnNbaW5kZXhdPy5pbmZvID09PSAnbWVybWFpZCdcbiAgICAgID8gZHJhd0Zsb3djaGFydCh0b2tlbnNbaW5kZXhdLmNvbnRlbnQpXG4gICAgICA6IChmZW5jZT8uKHRva2VucywgaW5kZXgsIC4uLnJlc3QpID8/ICcnKVxufVxuXG4vKiogVGhlIHRleHQgdGhhdCB0aGUgc2VhcmNoIHJlYWRzOiBwcm9zZSwgYW5kIGVhY2ggZXhwb3J0IG9mIGFuIEFQSSByZXBvcnQgYmVsb3cgYSBoZWFkaW5nIG9mIGl0cyBvd24uICovXG5leHBvcnQgZnVuY3Rpb24gc2VhcmNoVGV4dChtYXJrZG93bjogc3RyaW5nLCBlbnY6IEVudiwgcmVuZGVyZXI6IHsgcmVuZGVyOiBNYXJrZG93blsncmVuZGVyJ10gfSk6IHN0cmluZyB7XG4gIGNvbnN0IGh0bWwgPSByZW5kZXJlci5yZW5kZXIobWFya2Rvd24ucmVwbGFjZSgvXmBgYFteXSo/XmBgYCQvZ20sICcnKSwgZW52KVxuICBpZiAoIWZpbGVPZihlbnYpLmVuZHNXaXRoKCcvYXBpLm1kJykpIHJldHVybiBodG1sXG4gIHJldHVybiBodG1sLnJlcGxhY2UoXG4gICAgLzxsaSBpZD1cIihbXlwiXSspXCI+PGNvZGVbXj5dKj4oW148XSspPFxcL2NvZGU+Oj8vZyxcbiAgICAoXywgaWQ6IHN0cmluZywgbmFtZTogc3RyaW5nKSA9PiBgPGgzPiR7bmFtZX08YSBocmVmPVwiIyR7aWR9XCI+IzwvYT48L2gzPmAsXG4gIClcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmMvZmlndXJlcy50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay9tYWluL2FwcHMvZG9jcy9zcmMvZmlndXJlcy50c1wiO2ludGVyZmFjZSBUYWJsZSB7XG4gIC8qKiBIZWFkaW5nIHRoYXQgaXQgc3RhbmRzIGJlbG93LiAqL1xuICByZWFkb25seSB0aXRsZTogc3RyaW5nXG4gIHJlYWRvbmx5IGhlYWRlcjogcmVhZG9ubHkgc3RyaW5nW11cbiAgcmVhZG9ubHkgcm93czogcmVhZG9ubHkgKHJlYWRvbmx5IHN0cmluZ1tdKVtdXG59XG5cbmNvbnN0IGNlbGxzID0gKGxpbmU6IHN0cmluZyk6IHN0cmluZ1tdID0+XG4gIGxpbmVcbiAgICAuc3BsaXQoJ3wnKVxuICAgIC5zbGljZSgxLCAtMSlcbiAgICAubWFwKChjZWxsKSA9PiBjZWxsLnRyaW0oKSlcblxuY29uc3QgdGFibGVzT2YgPSAobWFya2Rvd246IHN0cmluZyk6IFRhYmxlW10gPT5cbiAgbWFya2Rvd24uc3BsaXQoL14jKyAvbSkuZmxhdE1hcCgoc2VjdGlvbikgPT5cbiAgICAoc2VjdGlvbi5tYXRjaCgvKD86XlxcfC4qXFx8XFxuKSsvZ20pID8/IFtdKS5tYXAoKHRhYmxlKSA9PiB7XG4gICAgICBjb25zdCBbaGVhZGVyID0gJycsICwgLi4ucm93c10gPSB0YWJsZS50cmltKCkuc3BsaXQoJ1xcbicpXG4gICAgICByZXR1cm4geyB0aXRsZTogc2VjdGlvbi5zcGxpdCgnXFxuJywgMSlbMF0gPz8gJycsIGhlYWRlcjogY2VsbHMoaGVhZGVyKSwgcm93czogcm93cy5tYXAoY2VsbHMpIH1cbiAgICB9KSxcbiAgKVxuXG4vKiogQ29sdW1ucyB0aGF0IHNheSBob3cgbXVjaCBhIG1lZGlhbiB2YXJpZXMsIG9yIG5vdGhpbmcgb2YgdGhlaXIgb3duLiAqL1xuY29uc3QgQVNJREUgPSBbJ21pbicsICdtYXgnLCAndGltZXMgb3VycycsICdpbnB1dCcsICdtaW5pZmllZCcsICdicm90bGknLCAnYnVkZ2V0JywgJyddXG5cbi8qKiBNZWFzdXJlZCB2YWx1ZXMgb2YgZWFjaCByb3cgb2YgYSBwZWVyLCBgcGhvdG9zd2lwZSA1LjQuNGAsIGJlc2lkZSB0aG9zZSBvZiBvdXJzLiAqL1xuY29uc3QgbGluZXNPZiA9ICh7IHRpdGxlLCBoZWFkZXIsIHJvd3MgfTogVGFibGUsIHBlZXJzOiByZWFkb25seSBzdHJpbmdbXSk6IHN0cmluZ1tdID0+XG4gIHJvd3NcbiAgICAuZmlsdGVyKChbbmFtZSA9ICcnXSkgPT4gcGVlcnMuc29tZSgocGVlcikgPT4gYCR7bmFtZX0gYC5zdGFydHNXaXRoKGAke3BlZXJ9IGApKSlcbiAgICAuZmxhdE1hcCgocm93KSA9PiB7XG4gICAgICBjb25zdCBpbnB1dCA9IHJvd1toZWFkZXIuaW5kZXhPZignaW5wdXQnKV1cbiAgICAgIGNvbnN0IGlzT3VycyA9IChbbmFtZSA9ICcnLCAuLi5yZXN0XTogcmVhZG9ubHkgc3RyaW5nW10pOiBib29sZWFuID0+XG4gICAgICAgIFsnc2l0ZXdyaWdodCcsICdgLmAnXS5pbmNsdWRlcyhuYW1lKSAmJiBbbmFtZSwgLi4ucmVzdF1baGVhZGVyLmluZGV4T2YoJ2lucHV0JyldID09PSBpbnB1dFxuICAgICAgY29uc3Qgb3VycyA9IHJvd3MuZmluZChpc091cnMpXG4gICAgICBjb25zdCBzY2FsZSA9ICFpbnB1dCB8fCBpbnB1dCA9PT0gJzEgXHUwMEQ3JyA/ICcnIDogYCwgJHtpbnB1dH0gdGhlIGlucHV0YFxuICAgICAgY29uc3QgcmF0aW8gPSByb3dbaGVhZGVyLmluZGV4T2YoJ3RpbWVzIG91cnMnKV0/LnJlcGxhY2UoLyBcXCguKi8sICcnKVxuICAgICAgY29uc3QgbWVhc3VyZXMgPSBbLi4uaGVhZGVyLmVudHJpZXMoKV0uZmlsdGVyKChbLCBjb2x1bW5dKSA9PiBvdXJzICYmICFBU0lERS5pbmNsdWRlcyhjb2x1bW4pKVxuICAgICAgcmV0dXJuIG1lYXN1cmVzLm1hcCgoW2luZGV4LCBjb2x1bW5dLCBwb3NpdGlvbikgPT4ge1xuICAgICAgICBjb25zdCBpc1RpbWUgPSBjb2x1bW4gPT09ICdtZWRpYW4nXG4gICAgICAgIGNvbnN0IHdoYXQgPSBwb3NpdGlvbiA+IDAgPyBgXHUyMDI2ICR7Y29sdW1ufWAgOiBpc1RpbWUgPyB0aXRsZSArIHNjYWxlIDogYCR7dGl0bGV9JHtzY2FsZX06ICR7Y29sdW1ufWBcbiAgICAgICAgcmV0dXJuIGB8ICR7d2hhdH0gfCAke291cnM/LltpbmRleF19IHwgJHtyb3dbaW5kZXhdfSR7aXNUaW1lICYmIHJhdGlvID8gYCAoJHtyYXRpb30pYCA6ICcnfSB8YFxuICAgICAgfSlcbiAgICB9KVxuXG4vKiogRmlndXJlcyBvZiBhIHBlZXIgYmVzaWRlIG91cnMgYXMgYSB0YWJsZSwgZnJvbSB0aGUgcGFnZSBvZiBiZW5jaG1hcmtzLiBVbmRlZmluZWQgd2hlcmUgaXQgaXMgbm90IG1lYXN1cmVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZpZ3VyZXNPZihiZW5jaG1hcmtzOiBzdHJpbmcsIHBlZXJzOiByZWFkb25seSBzdHJpbmdbXSk6IHN0cmluZyB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IGxpbmVzID0gdGFibGVzT2YoYmVuY2htYXJrcykuZmxhdE1hcCgodGFibGUpID0+IGxpbmVzT2YodGFibGUsIHBlZXJzKSlcbiAgaWYgKGxpbmVzLmxlbmd0aCA9PT0gMCkgcmV0dXJuIHVuZGVmaW5lZFxuICByZXR1cm4gWyd8IHwgU2l0ZXdyaWdodCB8IHRoZSBvdGhlciwgdGltZXMgb3VycyB8JywgJ3wgLS0tIHwgLS0tOiB8IC0tLTogfCcsIC4uLmxpbmVzXS5qb2luKCdcXG4nKVxufVxuXG4vKiogRmlsbHMgdGhlIHBsYWNlIHRoYXQgYSBndWlkZSBsZWF2ZXMgZm9yIGZpZ3VyZXM6IGA8IS0tIGZpZ3VyZXM6IG5hbWVzIG9mIHRoZSBwZWVyIC0tPmAuICovXG5leHBvcnQgY29uc3QgZmlsbEZpZ3VyZXMgPSAoZ3VpZGU6IHN0cmluZywgYmVuY2htYXJrczogc3RyaW5nKTogc3RyaW5nID0+XG4gIGd1aWRlLnJlcGxhY2UoLzwhLS0gZmlndXJlczogKFtePl0rPykgLS0+XFxuL2csIChtYXJrLCBuYW1lczogc3RyaW5nKSA9PiB7XG4gICAgY29uc3QgdGFibGUgPSBmaWd1cmVzT2YoYmVuY2htYXJrcywgbmFtZXMuc3BsaXQoJywgJykpXG4gICAgcmV0dXJuIHRhYmxlID09PSB1bmRlZmluZWQgPyBtYXJrIDogYCR7bWFya31cXG4ke3RhYmxlfVxcblxcbmBcbiAgfSlcbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmMvZmxvd2NoYXJ0LnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL21haW4vYXBwcy9kb2NzL3NyYy9mbG93Y2hhcnQudHNcIjtpbXBvcnQgeyBncmFwaGxpYiwgbGF5b3V0IH0gZnJvbSAnQGRhZ3JlanMvZGFncmUnXG5cbmNvbnN0IFdJRFRIID0gMTI4XG5jb25zdCBIRUlHSFQgPSAzNlxuXG5pbnRlcmZhY2UgUG9pbnQge1xuICByZWFkb25seSB4OiBudW1iZXJcbiAgcmVhZG9ubHkgeTogbnVtYmVyXG59XG5cbi8qKiBBIHNtb290aCBsaW5lIGZyb20gdGhlIHJpZ2h0IHNpZGUgb2YgYSBib3ggdG8gdGhlIGxlZnQgc2lkZSBvZiBhbm90aGVyLiAqL1xuZnVuY3Rpb24gbGluZShmcm9tOiBQb2ludCwgYmV0d2VlbjogcmVhZG9ubHkgUG9pbnRbXSwgdG86IFBvaW50KTogc3RyaW5nIHtcbiAgY29uc3QgcG9pbnRzID0gW3sgeDogZnJvbS54ICsgV0lEVEggLyAyLCB5OiBmcm9tLnkgfSwgLi4uYmV0d2VlbiwgeyB4OiB0by54IC0gV0lEVEggLyAyLCB5OiB0by55IH1dXG4gIGNvbnN0IFtmaXJzdCA9IGZyb20sIC4uLm90aGVyc10gPSBwb2ludHMubWFwKCh7IHgsIHkgfSkgPT4gKHsgeDogTWF0aC5yb3VuZCh4KSwgeTogTWF0aC5yb3VuZCh5KSB9KSlcbiAgY29uc3QgcGFydHMgPSBvdGhlcnMubWFwKCh7IHgsIHkgfSwgaW5kZXgpID0+IHtcbiAgICBjb25zdCBiZWZvcmUgPSBvdGhlcnNbaW5kZXggLSAxXSA/PyBmaXJzdFxuICAgIGNvbnN0IGhhbGYgPSAoYmVmb3JlLnggKyB4KSAvIDJcbiAgICByZXR1cm4gYEMke2hhbGZ9ICR7YmVmb3JlLnl9ICR7aGFsZn0gJHt5fSAke3h9ICR7eX1gXG4gIH0pXG4gIHJldHVybiBgPHBhdGggZD1cIk0ke2ZpcnN0Lnh9ICR7Zmlyc3QueX0ke3BhcnRzLmpvaW4oJycpfVwiLz5gXG59XG5cbi8qKiBEcmF3cyB0aGUgZmxvd2NoYXJ0cyBvZiB0aGlzIHJlcG9zaXRvcnkgYXMgU1ZHOiBgaWRbbGFiZWxdYCBhbmQgYGlkIC0tPiBpZGAsIG9uZSBvbiBlYWNoIGxpbmUuICovXG5leHBvcnQgZnVuY3Rpb24gZHJhd0Zsb3djaGFydCh0ZXh0OiBzdHJpbmcpOiBzdHJpbmcge1xuICBjb25zdCBsYWJlbHMgPSBuZXcgTWFwKFxuICAgIFsuLi50ZXh0Lm1hdGNoQWxsKC9eXFxzKihcXHcrKVxcWyhbXlxcXTw+JlwiXSspXFxdJC9nbSldLm1hcCgoWywgaWQgPSAnJywgbGFiZWwgPSAnJ10pID0+IFtpZCwgbGFiZWxdKSxcbiAgKVxuICBjb25zdCBncmFwaCA9IG5ldyBncmFwaGxpYi5HcmFwaCgpXG4gIGdyYXBoLnNldEdyYXBoKHsgcmFua2RpcjogJ0xSJywgbm9kZXNlcDogMTYsIHJhbmtzZXA6IDY0LCBtYXJnaW54OiA4LCBtYXJnaW55OiA4IH0pXG4gIGZvciAoY29uc3QgaWQgb2YgbGFiZWxzLmtleXMoKSkgZ3JhcGguc2V0Tm9kZShpZCwgeyB3aWR0aDogV0lEVEgsIGhlaWdodDogSEVJR0hUIH0pXG4gIGZvciAoY29uc3QgWywgZnJvbSA9ICcnLCB0byA9ICcnXSBvZiB0ZXh0Lm1hdGNoQWxsKC9eXFxzKihcXHcrKSAtLT4gKFxcdyspJC9nbSkpIGdyYXBoLnNldEVkZ2UoZnJvbSwgdG8sIHt9KVxuICBsYXlvdXQoZ3JhcGgpXG4gIGNvbnN0IGxpbmVzID0gZ3JhcGguZWRnZXMoKS5tYXAoKGVkZ2UpID0+IHtcbiAgICBjb25zdCB7IHBvaW50cyB9ID0gZ3JhcGguZWRnZShlZGdlKSBhcyB7IHBvaW50czogUG9pbnRbXSB9XG4gICAgcmV0dXJuIGxpbmUoZ3JhcGgubm9kZShlZGdlLnYpIGFzIFBvaW50LCBwb2ludHMuc2xpY2UoMSwgLTEpLCBncmFwaC5ub2RlKGVkZ2UudykgYXMgUG9pbnQpXG4gIH0pXG4gIGNvbnN0IGJveGVzID0gWy4uLmxhYmVsc10ubWFwKChbaWQsIGxhYmVsXSkgPT4ge1xuICAgIGNvbnN0IHsgeCwgeSB9ID0gZ3JhcGgubm9kZShpZCkgYXMgUG9pbnRcbiAgICByZXR1cm4gYDxyZWN0IHg9XCIke3ggLSBXSURUSCAvIDJ9XCIgeT1cIiR7eSAtIEhFSUdIVCAvIDJ9XCIgd2lkdGg9XCIke1dJRFRIfVwiIGhlaWdodD1cIiR7SEVJR0hUfVwiIHJ4PVwiOFwiLz48dGV4dCB4PVwiJHt4fVwiIHk9XCIke3kgKyA0fVwiPiR7bGFiZWx9PC90ZXh0PmBcbiAgfSlcbiAgY29uc3Qgd29yZHMgPSBbLi4ubGFiZWxzXS5tYXAoKFtpZCwgbGFiZWxdKSA9PiB7XG4gICAgY29uc3QgdGFyZ2V0cyA9IChncmFwaC5zdWNjZXNzb3JzKGlkKSA/PyBbXSkubWFwKCh0bykgPT4gbGFiZWxzLmdldCh0bykgPz8gJycpXG4gICAgcmV0dXJuIGAke2xhYmVsfSBsZWFkcyB0byAke3RhcmdldHMuam9pbignLCAnKSB8fCAnbm90aGluZyd9LmBcbiAgfSlcbiAgY29uc3QgeyB3aWR0aCA9IDAsIGhlaWdodCA9IDAgfSA9IGdyYXBoLmdyYXBoKCkgYXMgeyB3aWR0aD86IG51bWJlcjsgaGVpZ2h0PzogbnVtYmVyIH1cbiAgcmV0dXJuIGA8ZGl2IGNsYXNzPVwiZ3JhcGhcIiB0YWJpbmRleD1cIjBcIiByb2xlPVwiZ3JvdXBcIiBhcmlhLWxhYmVsPVwiRHJhd2luZ1wiPjxzdmcgdmlld0JveD1cIjAgMCAke3dpZHRofSAke2hlaWdodH1cIiByb2xlPVwiaW1nXCIgYXJpYS1sYWJlbD1cIiR7d29yZHMuam9pbignICcpfVwiPiR7bGluZXMuam9pbignJyl9JHtib3hlcy5qb2luKCcnKX08L3N2Zz48L2Rpdj5cXG5gXG59XG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL21haW4vdG9vbGluZy9jaGVja1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvbWFpbi90b29saW5nL2NoZWNrL3JlYWRtZS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay9tYWluL3Rvb2xpbmcvY2hlY2svcmVhZG1lLnRzXCI7aW1wb3J0IHsgZXhpc3RzU3luYywgcmVhZGRpclN5bmMsIHJlYWRGaWxlU3luYywgcm1TeW5jLCB3cml0ZUZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcydcbmltcG9ydCB7IHNwYXduU3luYyB9IGZyb20gJ25vZGU6Y2hpbGRfcHJvY2VzcydcbmltcG9ydCB7IGJhc2VuYW1lLCBqb2luIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHsgdHlwZSBQbGFjZSwgdHlwZSBQcm9ncmFtLCBydW5Qcm9ncmFtcyB9IGZyb20gJy4vcmVhZG1lLXJ1bi50cydcbmltcG9ydCB7IGNyZWF0ZVByb2plY3QgfSBmcm9tICcuL3JlYWRtZS1wcm9qZWN0LnRzJ1xuaW1wb3J0IHsgY29uY2x1ZGUsIHR5cGUgRmluZGluZ3MsIGlzTWFpbiwgbWFuaWZlc3QsIHBhY2thZ2VGb2xkZXJzLCBzaG93biwgdG9vbCB9IGZyb20gJy4vd29ya3NwYWNlLnRzJ1xuXG4vKiogQSBjb2RlIGJsb2NrIG9mIGEgcGFnZSwgd2l0aCB3aGF0IGhpZGRlbiBjb21tZW50cyBhYm92ZSBpdCBzYXkgb2YgcnVubmluZyBpdC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQmxvY2sge1xuICByZWFkb25seSBsYW5ndWFnZTogJ3RzJyB8ICd0c3gnIHwgJ2pzJyB8ICdqc3gnXG4gIHJlYWRvbmx5IGNvZGU6IHN0cmluZ1xuICAvKiogVGhlIGxpbmUgaXRzIGNvZGUgYmVnaW5zIG9uLiAqL1xuICByZWFkb25seSBsaW5lOiBudW1iZXJcbiAgLyoqIENvZGUgdGhhdCByZWFkZXJzIGhhdmUgaW4gbWluZCB3aGVuIHRoZXkgY29tZSB0byB0aGUgYmxvY2s6IGA8IS0tIHNldHVwOiBcdTIwMjYgLS0+YC4gKi9cbiAgcmVhZG9ubHkgc2V0dXA/OiBzdHJpbmdcbiAgLyoqIENvZGUgdGhhdCBwcm92ZXMgd2hhdCB0aGUgcGFnZSBwcm9taXNlcyBvZiB0aGUgYmxvY2ssIHJ1biBhZnRlciBpdDogYDwhLS0gY2hlY2s6IFx1MjAyNiAtLT5gLiAqL1xuICByZWFkb25seSBjaGVjaz86IHN0cmluZ1xuICAvKiogTWFya3VwIHRoYXQgc3RhbmRzIGluIHRoZSBkb2N1bWVudCBiZWZvcmU6IGA8IS0tIHBhZ2U6IFx1MjAyNiAtLT5gLCBvciB0aGUgbGFzdCBibG9jayBvZiBIVE1MOiBgPCEtLSBwYWdlOiBhYm92ZSAtLT5gLiAqL1xuICByZWFkb25seSBwYWdlPzogc3RyaW5nXG4gIC8qKiBUaGUgZG9jdW1lbnRhdGlvbiBydW5zIHRoZSBibG9jayBvbiBpdHMgcGFnZSwgaW4gYSBmcmFtZSBvZiB0aGlzIGhlaWdodDogYDwhLS0gbGl2ZTogMjByZW0gLS0+YC4gKi9cbiAgcmVhZG9ubHkgbGl2ZT86IHN0cmluZ1xuICAvKiogUnVudGltZTogYDwhLS0gcnVuOiBub2RlIC0tPmAsIG9yIGFzIGl0cyBjb2RlIHN1Z2dlc3RzLiAqL1xuICByZWFkb25seSBydW46IFBsYWNlIHwgJ25vbmUnXG4gIC8qKiBXaHkgaXQgZG9lcyBub3QgcnVuOiBgPCEtLSBydW46IG5vbmUgYmVjYXVzZSBcdTIwMjYgLS0+YC4gKi9cbiAgcmVhZG9ubHkgYmVjYXVzZT86IHN0cmluZ1xufVxuXG4vKiogR2xvYmFscyB0aGF0IG9ubHkgYSBkb2N1bWVudCBoYXMuICovXG5jb25zdCBUT1VDSEVTX0RPQ1VNRU5UID1cbiAgL1xcYihkb2N1bWVudHx3aW5kb3d8bG9jYWxTdG9yYWdlfHNlc3Npb25TdG9yYWdlfGN1c3RvbUVsZW1lbnRzfGxvY2F0aW9ufEhUTUxcXHcqRWxlbWVudClcXGJ8WydcIl1yZWFjdC1kb21cXC9jbGllbnRbJ1wiXXxcXC5jc3NbJ1wiXS9cblxuY29uc3QgQ09NTUVOVFMgPSAvKCg/OjwhLS0oPzooPyEtLT4pW1xcc1xcU10pKi0tPlxccyopKileYGBgKHRzeD98anN4PylbXlxcbl0qXFxuKFtcXHNcXFNdKj8pXmBgYC9nbVxuXG4vKiogVGhlIGxhc3QgYmxvY2sgb2YgSFRNTCBhYm92ZSBhIHBsYWNlIG9mIGEgcGFnZSwgd2l0aG91dCB0aGUgc2NyaXB0cyB0aGF0IGl0IGxvYWRzOiB0aGUgYmxvY2sgYmVsb3cgaXMgb25lIG9mIHRoZW0uICovXG5jb25zdCBodG1sQWJvdmUgPSAobWFya2Rvd246IHN0cmluZywgaW5kZXg6IG51bWJlcik6IHN0cmluZyA9PlxuICBbLi4ubWFya2Rvd24uc2xpY2UoMCwgaW5kZXgpLm1hdGNoQWxsKC9eYGBgaHRtbFteXFxuXSpcXG4oW1xcc1xcU10qPyleYGBgL2dtKV1cbiAgICAuYXQoLTEpPy5bMV1cbiAgICA/LnJlcGxhY2UoLzxzY3JpcHRbXj5dKj48XFwvc2NyaXB0Pi9nLCAnJykgPz8gJydcblxuLyoqIFRoZSBjb2RlIGJsb2NrcyBvZiBhIE1hcmtkb3duIHBhZ2UuICovXG5leHBvcnQgZnVuY3Rpb24gY29kZUJsb2NrcyhtYXJrZG93bjogc3RyaW5nKTogQmxvY2tbXSB7XG4gIHJldHVybiBbLi4ubWFya2Rvd24ubWF0Y2hBbGwoQ09NTUVOVFMpXS5tYXAoKG1hdGNoKSA9PiB7XG4gICAgY29uc3QgWywgY29tbWVudHMgPSAnJywgbGFuZ3VhZ2UsIGNvZGUgPSAnJ10gPSBtYXRjaFxuICAgIGNvbnN0IG5vdGVkID0gKG5hbWU6IHN0cmluZyk6IHN0cmluZyB8IHVuZGVmaW5lZCA9PlxuICAgICAgbmV3IFJlZ0V4cChgPCEtLVxcXFxzKiR7bmFtZX06XFxcXHM/KFtcXFxcc1xcXFxTXSo/KS0tPmApLmV4ZWMoY29tbWVudHMpPy5bMV1cbiAgICBjb25zdCBbc2V0dXAsIGNoZWNrLCBydW4gPSAnJ10gPSBbbm90ZWQoJ3NldHVwJyksIG5vdGVkKCdjaGVjaycpLCBub3RlZCgncnVuJyldXG4gICAgY29uc3QgcGFnZSA9IG5vdGVkKCdwYWdlJyk/LnRyaW0oKSA9PT0gJ2Fib3ZlJyA/IGh0bWxBYm92ZShtYXJrZG93biwgbWF0Y2guaW5kZXgpIDogbm90ZWQoJ3BhZ2UnKVxuICAgIGNvbnN0IGxpdmUgPSAvPCEtLVxccypsaXZlKD86OlxccyooXFxTKykpP1xccyotLT4vLmV4ZWMoY29tbWVudHMpXG4gICAgY29uc3QgWywgcGxhY2UsIGJlY2F1c2VdID0gL14obm9kZXxicm93c2VyfG5vbmUpXFxiKD86XFxzK2JlY2F1c2VcXHMrKFtcXHNcXFNdKykpPy8uZXhlYyhydW4udHJpbSgpKSA/PyBbXVxuICAgIGNvbnN0IGd1ZXNzID0gcGFnZSB8fCBUT1VDSEVTX0RPQ1VNRU5ULnRlc3QoYCR7c2V0dXAgPz8gJyd9JHtjb2RlfWApID8gJ2Jyb3dzZXInIDogJ25vZGUnXG4gICAgY29uc3QgYmVmb3JlID0gbWFya2Rvd24uc2xpY2UoMCwgbWF0Y2guaW5kZXggKyBtYXRjaFswXS5sZW5ndGggLSBjb2RlLmxlbmd0aCAtICdgYGAnLmxlbmd0aClcbiAgICByZXR1cm4ge1xuICAgICAgbGFuZ3VhZ2U6IGxhbmd1YWdlIGFzIEJsb2NrWydsYW5ndWFnZSddLFxuICAgICAgY29kZSxcbiAgICAgIGxpbmU6IGJlZm9yZS5zcGxpdCgnXFxuJykubGVuZ3RoLFxuICAgICAgcnVuOiAocGxhY2UgYXMgQmxvY2tbJ3J1biddIHwgdW5kZWZpbmVkKSA/PyBndWVzcyxcbiAgICAgIC4uLihzZXR1cCAhPT0gdW5kZWZpbmVkICYmIHsgc2V0dXAgfSksXG4gICAgICAuLi4oY2hlY2sgIT09IHVuZGVmaW5lZCAmJiB7IGNoZWNrIH0pLFxuICAgICAgLi4uKHBhZ2UgIT09IHVuZGVmaW5lZCAmJiB7IHBhZ2UgfSksXG4gICAgICAuLi4obGl2ZSAmJiB7IGxpdmU6IGxpdmVbMV0gPz8gJycgfSksXG4gICAgICAuLi4oYmVjYXVzZSAhPT0gdW5kZWZpbmVkICYmIHsgYmVjYXVzZTogYmVjYXVzZS50cmltKCkgfSksXG4gICAgfVxuICB9KVxufVxuXG4vKiogVGhlIHBhY2thZ2VzIHRoYXQgdGhlIGluc3RhbGwgbGluZXMgb2YgYSBwYWdlIG5hbWUuICovXG5leHBvcnQgZnVuY3Rpb24gaW5zdGFsbGVkKG1hcmtkb3duOiBzdHJpbmcpOiBzdHJpbmdbXSB7XG4gIGNvbnN0IGxpbmVzID0gbWFya2Rvd24ubWF0Y2hBbGwoL1xcYig/Om5wbSAoPzppbnN0YWxsfGkpfHBucG0gKD86YWRkfGluc3RhbGwpfHlhcm4gYWRkKSAoW15cXG5gIzsmfF0rKS9nKVxuICBjb25zdCB3b3JkcyA9IFsuLi5saW5lc10uZmxhdE1hcCgoWywgbGlzdCA9ICcnXSkgPT4gbGlzdC50cmltKCkuc3BsaXQoL1xccysvKSlcbiAgcmV0dXJuIFtcbiAgICAuLi5uZXcgU2V0KHdvcmRzLmZpbHRlcigod29yZCkgPT4gL15AP1thLXpdLy50ZXN0KHdvcmQpKS5tYXAoKHdvcmQpID0+IHdvcmQucmVwbGFjZSgvKC4pQC4qJC8sICckMScpKSksXG4gIF1cbn1cblxuLyoqIEEgYmxvY2sgYXMgYSBmaWxlIG9mIGl0cyBvd24sIHdpdGggaXRzIHNldHVwIGFib3ZlIGl0IGFuZCBpdHMgY2hlY2sgYmVsb3cuICovXG5jb25zdCBtb2R1bGVPZiA9ICh7IHNldHVwLCBjb2RlLCBjaGVjayA9ICcnIH06IEJsb2NrKTogc3RyaW5nID0+XG4gIChzZXR1cCA9PT0gdW5kZWZpbmVkID8gY29kZSA6IGAke3NldHVwLnRyaW0oKX1cXG4ke2NvZGV9YCkgKyBjaGVja1xuXG4vKiogVGhlIGxpbmUgb2YgdGhlIHBhZ2UgdGhhdCBhIGxpbmUgb2YgYSBibG9jaydzIGZpbGUgc3RhbmRzIG9uOyBsaW5lcyBvZiB0aGUgc2V0dXAgYXJlIHRvbGQgYXMgdGhlIGZpcnN0LiAqL1xuZnVuY3Rpb24gbGluZU9uKHsgbGluZSwgc2V0dXAgfTogQmxvY2ssIHJvdzogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgYWJvdmUgPSBzZXR1cCA9PT0gdW5kZWZpbmVkID8gMCA6IHNldHVwLnRyaW0oKS5zcGxpdCgnXFxuJykubGVuZ3RoXG4gIHJldHVybiBsaW5lICsgTWF0aC5tYXgoMCwgcm93IC0gMSAtIGFib3ZlKVxufVxuXG4vKiogTWVzc2FnZXMgb2YgdGhlIGNvbXBpbGVyLCBieSB0aGUgaW5kZXggb2YgdGhlIGZpbGUgYW5kIHRoZSByb3cgaW4gaXQuICovXG5pbnRlcmZhY2UgQ29tcGxhaW50IHtcbiAgcmVhZG9ubHkgaW5kZXg6IG51bWJlclxuICByZWFkb25seSByb3c6IG51bWJlclxuICByZWFkb25seSBtZXNzYWdlOiBzdHJpbmdcbn1cblxuZnVuY3Rpb24gY2hlY2tUeXBlcyhwcm9qZWN0OiBzdHJpbmcpOiBDb21wbGFpbnRbXSB7XG4gIHdyaXRlRmlsZVN5bmMoXG4gICAgam9pbihwcm9qZWN0LCAndHNjb25maWcuanNvbicpLFxuICAgIEpTT04uc3RyaW5naWZ5KHtcbiAgICAgIGNvbXBpbGVyT3B0aW9uczoge1xuICAgICAgICB0YXJnZXQ6ICdFUzIwMjInLFxuICAgICAgICBtb2R1bGU6ICdFU05leHQnLFxuICAgICAgICBtb2R1bGVSZXNvbHV0aW9uOiAnYnVuZGxlcicsXG4gICAgICAgIGxpYjogWydFUzIwMjMnLCAnRE9NJywgJ0RPTS5JdGVyYWJsZSddLFxuICAgICAgICBqc3g6ICdyZWFjdC1qc3gnLFxuICAgICAgICBzdHJpY3Q6IHRydWUsXG4gICAgICAgIGV4YWN0T3B0aW9uYWxQcm9wZXJ0eVR5cGVzOiB0cnVlLFxuICAgICAgICBub1VuY2hlY2tlZEluZGV4ZWRBY2Nlc3M6IHRydWUsXG4gICAgICAgIG1vZHVsZURldGVjdGlvbjogJ2ZvcmNlJyxcbiAgICAgICAgc2tpcExpYkNoZWNrOiB0cnVlLFxuICAgICAgICBub0VtaXQ6IHRydWUsXG4gICAgICAgIHR5cGVzOiBbJ25vZGUnXSxcbiAgICAgIH0sXG4gICAgICBpbmNsdWRlOiBbJyoudHMnLCAnKi50c3gnXSxcbiAgICB9KSxcbiAgKVxuICBjb25zdCB0c2MgPSBzcGF3blN5bmModG9vbCgndHNjJyksIFsnLXAnLCBwcm9qZWN0LCAnLS1wcmV0dHknLCAnZmFsc2UnXSwge1xuICAgIGN3ZDogcHJvamVjdCxcbiAgICBlbmNvZGluZzogJ3V0ZjgnLFxuICAgIHNoZWxsOiBwcm9jZXNzLnBsYXRmb3JtID09PSAnd2luMzInLFxuICB9KVxuICBpZiAodHNjLmVycm9yKSB0aHJvdyB0c2MuZXJyb3JcbiAgcmV0dXJuIHRzYy5zdGRvdXQuc3BsaXQoJ1xcbicpLmZsYXRNYXAoKGxpbmUpID0+IHtcbiAgICBjb25zdCBbLCBpbmRleCwgcm93LCBtZXNzYWdlXSA9IC8oXFxkKylcXC50c3g/XFwoKFxcZCspLFxcZCtcXCk6IGVycm9yICguKikvLmV4ZWMobGluZSkgPz8gW11cbiAgICBpZiAobWVzc2FnZSkgcmV0dXJuIFt7IGluZGV4OiBOdW1iZXIoaW5kZXgpLCByb3c6IE51bWJlcihyb3cpLCBtZXNzYWdlIH1dXG4gICAgcmV0dXJuIGxpbmUuaW5jbHVkZXMoJ2Vycm9yIFRTJykgPyBbeyBpbmRleDogMCwgcm93OiAxLCBtZXNzYWdlOiBsaW5lIH1dIDogW11cbiAgfSlcbn1cblxuLyoqIEEgYmxvY2ssIGFuZCB0aGUgcGFnZSB0aGF0IHNob3dzIGl0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBTaG93bkJsb2NrIGV4dGVuZHMgQmxvY2sge1xuICByZWFkb25seSBmcm9tOiBzdHJpbmdcbn1cblxuLyoqIFR5cGUtY2hlY2tzIGFuZCBydW5zIGJsb2NrcywgZWFjaCBhcyBhIG1vZHVsZSBvZiBpdHMgb3duLCBpbiBhIHByb2plY3Qgd2l0aCB0aGVzZSBwYWNrYWdlcyBhbmQgbm90aGluZyBlbHNlLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGNoZWNrQmxvY2tzKFxuICBmb2xkZXI6IHN0cmluZyxcbiAgbmFtZXM6IHJlYWRvbmx5IHN0cmluZ1tdLFxuICBibG9ja3M6IHJlYWRvbmx5IFNob3duQmxvY2tbXSxcbik6IFByb21pc2U8RmluZGluZ3M+IHtcbiAgY29uc3QgeyBwcm9qZWN0LCBtaXNzaW5nIH0gPSBjcmVhdGVQcm9qZWN0KGZvbGRlciwgbmFtZXMpXG4gIGNvbnN0IGZpbGUgPSAoeyBsYW5ndWFnZSB9OiBCbG9jaywgaW5kZXg6IG51bWJlcik6IHN0cmluZyA9PiBgJHtpbmRleH0uJHtsYW5ndWFnZX1gXG4gIGNvbnN0IHByb2dyYW1zID0gYmxvY2tzLmZsYXRNYXAoKGJsb2NrLCBpbmRleCk6IFByb2dyYW1bXSA9PlxuICAgIGJsb2NrLnJ1biA9PT0gJ25vbmUnID8gW10gOiBbeyBmaWxlOiBmaWxlKGJsb2NrLCBpbmRleCksIHBsYWNlOiBibG9jay5ydW4sIHBhZ2U6IGJsb2NrLnBhZ2UgPz8gJycgfV0sXG4gIClcbiAgdHJ5IHtcbiAgICBibG9ja3MuZm9yRWFjaCgoYmxvY2ssIGluZGV4KSA9PiB3cml0ZUZpbGVTeW5jKGpvaW4ocHJvamVjdCwgZmlsZShibG9jaywgaW5kZXgpKSwgbW9kdWxlT2YoYmxvY2spKSlcbiAgICBjb25zdCBmYWlsdXJlcyA9IGF3YWl0IHJ1blByb2dyYW1zKHByb2plY3QsIHByb2dyYW1zKVxuICAgIGNvbnN0IHR5cGVzID0gY2hlY2tUeXBlcyhwcm9qZWN0KVxuICAgIHJldHVybiBbXG4gICAgICAuLi5taXNzaW5nLm1hcChcbiAgICAgICAgKG90aGVyKSA9PiBgJHtibG9ja3NbMF0/LmZyb20gPz8gJyd9IGluc3RhbGxzICR7b3RoZXJ9LCB3aGljaCB0aGlzIHJlcG9zaXRvcnkgZG9lcyBub3QgaGF2ZS5gLFxuICAgICAgKSxcbiAgICAgIC4uLmJsb2Nrcy5mbGF0TWFwKChibG9jaywgaW5kZXgpID0+IHtcbiAgICAgICAgY29uc3QgdGVsbCA9IChyb3c6IG51bWJlciwgbWVzc2FnZTogc3RyaW5nKTogc3RyaW5nID0+XG4gICAgICAgICAgYCR7YmxvY2suZnJvbX06JHtsaW5lT24oYmxvY2ssIHJvdyl9ICR7bWVzc2FnZX1gXG4gICAgICAgIGNvbnN0IGlzU2lsZW50ID0gYmxvY2sucnVuID09PSAnbm9uZScgJiYgIWJsb2NrLmJlY2F1c2VcbiAgICAgICAgcmV0dXJuIFtcbiAgICAgICAgICAuLi4oaXNTaWxlbnQgPyBbdGVsbCgxLCAnZG9lcyBub3QgcnVuLCBhbmQgZG9lcyBub3Qgc2F5IHdoeTogPCEtLSBydW46IG5vbmUgYmVjYXVzZSBcdTIwMjYgLS0+JyldIDogW10pLFxuICAgICAgICAgIC4uLnR5cGVzLmZpbHRlcigoZm91bmQpID0+IGZvdW5kLmluZGV4ID09PSBpbmRleCkubWFwKCh7IHJvdywgbWVzc2FnZSB9KSA9PiB0ZWxsKHJvdywgbWVzc2FnZSkpLFxuICAgICAgICAgIC4uLmZhaWx1cmVzXG4gICAgICAgICAgICAuZmlsdGVyKChmb3VuZCkgPT4gZm91bmQuZmlsZSA9PT0gZmlsZShibG9jaywgaW5kZXgpKVxuICAgICAgICAgICAgLm1hcCgoeyBtZXNzYWdlIH0pID0+IHRlbGwoMSwgbWVzc2FnZSkpLFxuICAgICAgICBdXG4gICAgICB9KSxcbiAgICBdXG4gIH0gZmluYWxseSB7XG4gICAgcm1TeW5jKHByb2plY3QsIHsgcmVjdXJzaXZlOiB0cnVlLCBmb3JjZTogdHJ1ZSB9KVxuICB9XG59XG5cbi8qKiBNb3N0IHdvcmRzIG9mIGEgUkVBRE1FLCB3aXRob3V0IGhpZGRlbiBjb21tZW50cy4gV2hhdCBlbHNlIHRoZXJlIGlzIHRvIHNheSBoYXMgYSBwYWdlIGluIGBkb2NzL05BTUVgLiAqL1xuY29uc3QgTU9TVF9XT1JEUyA9IDEyMDBcblxuY29uc3Qgd29yZHNPZiA9IChtYXJrZG93bjogc3RyaW5nKTogbnVtYmVyID0+XG4gIG1hcmtkb3duLnJlcGxhY2UoLzwhLS1bXFxzXFxTXSo/LS0+L2csICcnKS5tYXRjaCgvXFxTKltcXHB7TH1cXHB7Tn1dXFxTKi9ndSk/Lmxlbmd0aCA/PyAwXG5cbi8qKiBQYWdlcyBvZiB0aGUgZG9jdW1lbnRhdGlvbiB0aGF0IGFyZSBhYm91dCB0aGUgcGFja2FnZSBpbiBhIGZvbGRlci4gKi9cbmZ1bmN0aW9uIHBhZ2VzQWJvdXQoZm9sZGVyOiBzdHJpbmcpOiBzdHJpbmdbXSB7XG4gIGNvbnN0IHBhZ2VzID0gam9pbihmb2xkZXIsICcuLi8uLi9kb2NzJywgYmFzZW5hbWUoZm9sZGVyKSlcbiAgaWYgKCFleGlzdHNTeW5jKHBhZ2VzKSkgcmV0dXJuIFtdXG4gIHJldHVybiByZWFkZGlyU3luYyhwYWdlcykuZmxhdE1hcCgobmFtZSkgPT4gKG5hbWUuZW5kc1dpdGgoJy5tZCcpID8gW2pvaW4ocGFnZXMsIG5hbWUpXSA6IFtdKSlcbn1cblxuY29uc3QgYmxvY2tzT24gPSAocGFnZTogc3RyaW5nLCBtYXJrZG93bjogc3RyaW5nKTogU2hvd25CbG9ja1tdID0+XG4gIGNvZGVCbG9ja3MobWFya2Rvd24pLm1hcCgoYmxvY2spID0+ICh7IC4uLmJsb2NrLCBmcm9tOiBzaG93bihwYWdlKSB9KSlcblxuLyoqXG4gKiBUeXBlLWNoZWNrcyBhbmQgcnVucyBldmVyeSBjb2RlIGJsb2NrIG9mIGEgcGFja2FnZSdzIFJFQURNRSBhbmQgb2YgaXRzIHBhZ2VzIGluIHRoZSBkb2N1bWVudGF0aW9uLCBlYWNoIGFzIGEgbW9kdWxlIG9mXG4gKiBpdHMgb3duLCBpbiBhIHByb2plY3QgdGhhdCBoYXMgdGhlIGJ1aWx0IHBhY2thZ2UgYW5kIHdoYXQgdGhlIGluc3RhbGwgbGluZXMgbmFtZSwgYW5kIG5vdGhpbmcgZWxzZS5cbiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGNoZWNrUmVhZG1lKGZvbGRlcjogc3RyaW5nKTogUHJvbWlzZTxGaW5kaW5ncz4ge1xuICBjb25zdCBwYWdlID0gam9pbihmb2xkZXIsICdSRUFETUUubWQnKVxuICBjb25zdCBtYXJrZG93biA9IHJlYWRGaWxlU3luYyhwYWdlLCAndXRmOCcpXG4gIGNvbnN0IGJsb2NrcyA9IGJsb2Nrc09uKHBhZ2UsIG1hcmtkb3duKVxuICBpZiAoYmxvY2tzLmxlbmd0aCA9PT0gMCkgcmV0dXJuIFtgJHtzaG93bihwYWdlKX0gc2hvd3Mgbm8gY29kZS5gXVxuICBjb25zdCBuYW1lcyA9IGluc3RhbGxlZChtYXJrZG93bilcbiAgY29uc3QgeyBuYW1lIH0gPSBtYW5pZmVzdChmb2xkZXIpXG4gIGlmICghbmFtZXMuaW5jbHVkZXMobmFtZSkpIHJldHVybiBbYCR7c2hvd24ocGFnZSl9IGhhcyBubyBsaW5lIHRoYXQgaW5zdGFsbHMgJHtuYW1lfS5gXVxuICBjb25zdCB3b3JkcyA9IHdvcmRzT2YobWFya2Rvd24pXG4gIGNvbnN0IHBhZ2VzID0gcGFnZXNBYm91dChmb2xkZXIpLm1hcCgocGF0aCkgPT4gW3BhdGgsIHJlYWRGaWxlU3luYyhwYXRoLCAndXRmOCcpXSBhcyBjb25zdClcbiAgY29uc3QgbW9yZSA9IFsuLi5uZXcgU2V0KFsuLi5uYW1lcywgLi4ucGFnZXMuZmxhdE1hcCgoWywgdGV4dF0pID0+IGluc3RhbGxlZCh0ZXh0KSldKV1cbiAgcmV0dXJuIFtcbiAgICAuLi4od29yZHMgPiBNT1NUX1dPUkRTID8gW2Ake3Nob3duKHBhZ2UpfSBoYXMgJHt3b3Jkc30gd29yZHMsIGFuZCBhdCBtb3N0ICR7TU9TVF9XT1JEU30gYXJlIHJlYWQuYF0gOiBbXSksXG4gICAgLi4uKGF3YWl0IGNoZWNrQmxvY2tzKGZvbGRlciwgbmFtZXMsIGJsb2NrcykpLFxuICAgIC4uLihhd2FpdCBjaGVja0Jsb2NrcyhcbiAgICAgIGZvbGRlcixcbiAgICAgIG1vcmUsXG4gICAgICBwYWdlcy5mbGF0TWFwKChbcGF0aCwgdGV4dF0pID0+IGJsb2Nrc09uKHBhdGgsIHRleHQpKSxcbiAgICApKSxcbiAgXVxufVxuXG5pZiAoaXNNYWluKGltcG9ydC5tZXRhLnVybCkpIHtcbiAgY29uc3QgZm9sZGVycyA9IHByb2Nlc3MuYXJndi5sZW5ndGggPiAyID8gcHJvY2Vzcy5hcmd2LnNsaWNlKDIpIDogcGFja2FnZUZvbGRlcnMoKVxuICBjb25zdCBmaW5kaW5nczogc3RyaW5nW10gPSBbXVxuICBmb3IgKGNvbnN0IGZvbGRlciBvZiBmb2xkZXJzKSBmaW5kaW5ncy5wdXNoKC4uLihhd2FpdCBjaGVja1JlYWRtZShmb2xkZXIpKSlcbiAgY29uY2x1ZGUoJ1JFQURNRSBibG9ja3MnLCBmaW5kaW5ncylcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi90b29saW5nL2NoZWNrXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL3Rvb2xpbmcvY2hlY2svcmVhZG1lLXJ1bi50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay9tYWluL3Rvb2xpbmcvY2hlY2svcmVhZG1lLXJ1bi50c1wiO2ltcG9ydCB7IHNwYXduIH0gZnJvbSAnbm9kZTpjaGlsZF9wcm9jZXNzJ1xuaW1wb3J0IHsgd3JpdGVGaWxlU3luYyB9IGZyb20gJ25vZGU6ZnMnXG5pbXBvcnQgeyBqb2luIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHsgYnVpbGQgfSBmcm9tICdlc2J1aWxkJ1xuaW1wb3J0IHsgY2hyb21pdW0gYXMgcGxheXdyaWdodCwgdHlwZSBCcm93c2VyIH0gZnJvbSAncGxheXdyaWdodCdcbmltcG9ydCB7IGNocm9taXVtIH0gZnJvbSAnLi4vY2hyb21pdW0udHMnXG5cbi8qKiBSdW50aW1lIG9mIGEgcHJvZ3JhbS4gKi9cbmV4cG9ydCB0eXBlIFBsYWNlID0gJ25vZGUnIHwgJ2Jyb3dzZXInXG5cbi8qKiBBIGZpbGUgb2YgYSBwcm9qZWN0LCBhbmQgdGhlIG1hcmt1cCBvZiB0aGUgcGFnZSB0aGF0IGl0IHJ1bnMgaW4uICovXG5leHBvcnQgaW50ZXJmYWNlIFByb2dyYW0ge1xuICByZWFkb25seSBmaWxlOiBzdHJpbmdcbiAgcmVhZG9ubHkgcGxhY2U6IFBsYWNlXG4gIHJlYWRvbmx5IHBhZ2U6IHN0cmluZ1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIEZhaWx1cmUge1xuICByZWFkb25seSBmaWxlOiBzdHJpbmdcbiAgcmVhZG9ubHkgbWVzc2FnZTogc3RyaW5nXG59XG5cbmNvbnN0IFRJTUVfTVMgPSAyMF8wMDBcblxuLyoqIEhvdyBsb25nIGEgcHJvZ3JhbSBpcyB3YXRjaGVkIGFmdGVyIGl0cyBsYXN0IGxpbmUsIGZvciBwcm9taXNlcyB0aGF0IGFyZSByZWplY3RlZC4gKi9cbmNvbnN0IFJFU1RfTVMgPSAxMDBcblxuYXN5bmMgZnVuY3Rpb24gYnVuZGxlKHByb2plY3Q6IHN0cmluZywgeyBmaWxlLCBwbGFjZSB9OiBQcm9ncmFtKTogUHJvbWlzZTxzdHJpbmc+IHtcbiAgY29uc3QgeyBvdXRwdXRGaWxlcyB9ID0gYXdhaXQgYnVpbGQoe1xuICAgIGFic1dvcmtpbmdEaXI6IHByb2plY3QsXG4gICAgZW50cnlQb2ludHM6IFtmaWxlXSxcbiAgICBidW5kbGU6IHRydWUsXG4gICAgd3JpdGU6IGZhbHNlLFxuICAgIGZvcm1hdDogJ2VzbScsXG4gICAgcGxhdGZvcm06IHBsYWNlLFxuICAgIHRhcmdldDogJ2VzMjAyMicsXG4gICAganN4OiAnYXV0b21hdGljJyxcbiAgICBsb2FkZXI6IHsgJy5jc3MnOiAnZW1wdHknLCAnLndvZmYyJzogJ2VtcHR5JyB9LFxuICAgIGxvZ0xldmVsOiAnc2lsZW50JyxcbiAgICAvLyBQYWNrYWdlcyBpbiBDb21tb25KUyBhc2sgZm9yIE5vZGUncyBtb2R1bGVzIGluIHRoZWlyIG93biB3YXkuXG4gICAgLi4uKHBsYWNlID09PSAnbm9kZScgJiYge1xuICAgICAgYmFubmVyOiB7XG4gICAgICAgIGpzOiBcImltcG9ydCB7IGNyZWF0ZVJlcXVpcmUgYXMgJHJlcXVpcmUgfSBmcm9tICdub2RlOm1vZHVsZSc7IGNvbnN0IHJlcXVpcmUgPSAkcmVxdWlyZShpbXBvcnQubWV0YS51cmwpO1wiLFxuICAgICAgfSxcbiAgICB9KSxcbiAgICAuLi4ocGxhY2UgPT09ICdicm93c2VyJyAmJiB7IGRlZmluZTogeyAncHJvY2Vzcy5lbnYuTk9ERV9FTlYnOiAnXCJkZXZlbG9wbWVudFwiJyB9IH0pLFxuICB9KVxuICByZXR1cm4gb3V0cHV0RmlsZXNbMF0/LnRleHQgPz8gJydcbn1cblxuLyoqIFJ1bnMgYSBmaWxlIGluIE5vZGUsIGFuZCBzYXlzIHdoYXQgaXQgZmFpbGVkIHdpdGguICovXG5mdW5jdGlvbiBydW5Jbk5vZGUocHJvamVjdDogc3RyaW5nLCBmaWxlOiBzdHJpbmcpOiBQcm9taXNlPHN0cmluZyB8IHVuZGVmaW5lZD4ge1xuICBjb25zdCBzY3JpcHQgPSBgXG4gICAgcHJvY2Vzcy5vbigndW5oYW5kbGVkUmVqZWN0aW9uJywgKHByb2JsZW0pID0+IHsgdGhyb3cgcHJvYmxlbSB9KVxuICAgIGF3YWl0IGltcG9ydCgke0pTT04uc3RyaW5naWZ5KGAuLyR7ZmlsZX1gKX0pXG4gICAgc2V0VGltZW91dCgoKSA9PiBwcm9jZXNzLmV4aXQoKSwgJHtSRVNUX01TfSlgXG4gIGNvbnN0IGNoaWxkID0gc3Bhd24ocHJvY2Vzcy5leGVjUGF0aCwgWyctLWlucHV0LXR5cGU9bW9kdWxlJywgJy0tZXZhbCcsIHNjcmlwdF0sIHtcbiAgICBjd2Q6IHByb2plY3QsXG4gICAgc3RkaW86IFsnaWdub3JlJywgJ2lnbm9yZScsICdwaXBlJ10sXG4gICAgdGltZW91dDogVElNRV9NUyxcbiAgfSlcbiAgbGV0IGVycm9ycyA9ICcnXG4gIGNoaWxkLnN0ZGVyci5vbignZGF0YScsIChjaHVuazogQnVmZmVyKSA9PiAoZXJyb3JzICs9IGNodW5rLnRvU3RyaW5nKCkpKVxuICByZXR1cm4gbmV3IFByb21pc2UoKHJlc29sdmUpID0+IHtcbiAgICBjaGlsZC5vbmNlKCdjbG9zZScsIChjb2RlLCBzaWduYWwpID0+IHtcbiAgICAgIGlmIChjb2RlID09PSAwKSByZXNvbHZlKHVuZGVmaW5lZClcbiAgICAgIGVsc2UgcmVzb2x2ZShzaWduYWwgPyBgaXMgbm90IGRvbmUgYWZ0ZXIgJHtUSU1FX01TIC8gMTAwMH0gcy5gIDogZmFpbHVyZUluKGVycm9ycykpXG4gICAgfSlcbiAgfSlcbn1cblxuLyoqIFRoZSBsaW5lIG9mIGEgc3RhY2sgdGhhdCBzYXlzIHdoYXQgaGFwcGVuZWQuICovXG5jb25zdCBmYWlsdXJlSW4gPSAoZXJyb3JzOiBzdHJpbmcpOiBzdHJpbmcgPT5cbiAgZXJyb3JzLnNwbGl0KCdcXG4nKS5maW5kKChsaW5lKSA9PiAvXlxcdyooRXJyb3J8RXhjZXB0aW9uKVxcYi8udGVzdChsaW5lKSkgPz8gZXJyb3JzLnRyaW0oKS5zbGljZSgwLCAzMDApXG5cbi8qKiBSdW5zIGEgc2NyaXB0IGluIGEgcGFnZSBvZiBpdHMgb3duLCB3aGVyZSBldmVyeSBvdGhlciBhZGRyZXNzIGFuc3dlcnMgNDA0LiAqL1xuYXN5bmMgZnVuY3Rpb24gcnVuSW5Ccm93c2VyKGJyb3dzZXI6IEJyb3dzZXIsIHNjcmlwdDogc3RyaW5nLCBtYXJrdXA6IHN0cmluZyk6IFByb21pc2U8c3RyaW5nIHwgdW5kZWZpbmVkPiB7XG4gIGNvbnN0IHBhZ2UgPSBhd2FpdCBicm93c2VyLm5ld1BhZ2UoKVxuICBjb25zdCBmYWlsdXJlczogc3RyaW5nW10gPSBbXVxuICBwYWdlLm9uKCdwYWdlZXJyb3InLCAoeyBtZXNzYWdlIH0pID0+IGZhaWx1cmVzLnB1c2gobWVzc2FnZSkpXG4gIHBhZ2Uub24oJ2RpYWxvZycsIChkaWFsb2cpID0+IHZvaWQgZGlhbG9nLmRpc21pc3MoKSlcbiAgY29uc3Qgb3JpZ2luID0gJ2h0dHA6Ly9yZWFkbWUudGVzdCdcbiAgY29uc3QgaHRtbCA9IGA8IWRvY3R5cGUgaHRtbD48dGl0bGU+QSBwYWdlPC90aXRsZT4ke21hcmt1cH08c2NyaXB0IHR5cGU9XCJtb2R1bGVcIj5cbiAgICBhd2FpdCBpbXBvcnQoJy9wcm9ncmFtLmpzJylcbiAgICBzZXRUaW1lb3V0KCgpID0+IHsgZG9jdW1lbnQuZG9jdW1lbnRFbGVtZW50LmRhdGFzZXQuZG9uZSA9ICcnIH0sICR7UkVTVF9NU30pXG4gIDwvc2NyaXB0PmBcbiAgYXdhaXQgcGFnZS5yb3V0ZSgnKiovKicsIChyb3V0ZSkgPT4ge1xuICAgIGNvbnN0IHsgcGF0aG5hbWUgfSA9IG5ldyBVUkwocm91dGUucmVxdWVzdCgpLnVybCgpKVxuICAgIGlmIChwYXRobmFtZSA9PT0gJy8nKSByZXR1cm4gcm91dGUuZnVsZmlsbCh7IGNvbnRlbnRUeXBlOiAndGV4dC9odG1sJywgYm9keTogaHRtbCB9KVxuICAgIGlmIChwYXRobmFtZSA9PT0gJy9wcm9ncmFtLmpzJykgcmV0dXJuIHJvdXRlLmZ1bGZpbGwoeyBjb250ZW50VHlwZTogJ3RleHQvamF2YXNjcmlwdCcsIGJvZHk6IHNjcmlwdCB9KVxuICAgIHJldHVybiByb3V0ZS5mdWxmaWxsKHsgc3RhdHVzOiA0MDQsIGNvbnRlbnRUeXBlOiAnYXBwbGljYXRpb24vanNvbicsIGJvZHk6ICd7fScgfSlcbiAgfSlcbiAgdHJ5IHtcbiAgICBhd2FpdCBwYWdlLmdvdG8oYCR7b3JpZ2lufS9gKVxuICAgIGNvbnN0IGRvbmUgPSBwYWdlLndhaXRGb3JTZWxlY3RvcignW2RhdGEtZG9uZV0nLCB7IHN0YXRlOiAnYXR0YWNoZWQnLCB0aW1lb3V0OiBUSU1FX01TIH0pXG4gICAgYXdhaXQgUHJvbWlzZS5yYWNlKFtkb25lLCBwYWdlLndhaXRGb3JFdmVudCgncGFnZWVycm9yJywgeyB0aW1lb3V0OiBUSU1FX01TIH0pXSkuY2F0Y2goKCkgPT4ge1xuICAgICAgZmFpbHVyZXMucHVzaChgaXMgbm90IGRvbmUgYWZ0ZXIgJHtUSU1FX01TIC8gMTAwMH0gcy5gKVxuICAgIH0pXG4gIH0gZmluYWxseSB7XG4gICAgYXdhaXQgcGFnZS5jbG9zZSgpXG4gIH1cbiAgcmV0dXJuIGZhaWx1cmVzWzBdXG59XG5cbi8qKiBSdW5zIGZpbGVzIG9mIGEgcHJvamVjdCBvbmUgYWZ0ZXIgdGhlIG90aGVyLCBhbmQgc2F5cyB3aGljaCBmYWlsZWQuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gcnVuUHJvZ3JhbXMocHJvamVjdDogc3RyaW5nLCBwcm9ncmFtczogcmVhZG9ubHkgUHJvZ3JhbVtdKTogUHJvbWlzZTxGYWlsdXJlW10+IHtcbiAgY29uc3QgZmFpbHVyZXM6IEZhaWx1cmVbXSA9IFtdXG4gIGxldCBicm93c2VyOiBCcm93c2VyIHwgdW5kZWZpbmVkXG4gIHRyeSB7XG4gICAgZm9yIChjb25zdCBwcm9ncmFtIG9mIHByb2dyYW1zKSB7XG4gICAgICBjb25zdCB7IGZpbGUsIHBsYWNlLCBwYWdlIH0gPSBwcm9ncmFtXG4gICAgICBjb25zdCBtZXNzYWdlID0gYXdhaXQgYnVuZGxlKHByb2plY3QsIHByb2dyYW0pLnRoZW4oXG4gICAgICAgIGFzeW5jIChzY3JpcHQpID0+IHtcbiAgICAgICAgICBpZiAocGxhY2UgPT09ICdicm93c2VyJykge1xuICAgICAgICAgICAgYnJvd3NlciA/Pz0gYXdhaXQgcGxheXdyaWdodC5sYXVuY2goY2hyb21pdW0oKSlcbiAgICAgICAgICAgIHJldHVybiBydW5JbkJyb3dzZXIoYnJvd3Nlciwgc2NyaXB0LCBwYWdlKVxuICAgICAgICAgIH1cbiAgICAgICAgICB3cml0ZUZpbGVTeW5jKGpvaW4ocHJvamVjdCwgYCR7ZmlsZX0ubWpzYCksIHNjcmlwdClcbiAgICAgICAgICByZXR1cm4gcnVuSW5Ob2RlKHByb2plY3QsIGAke2ZpbGV9Lm1qc2ApXG4gICAgICAgIH0sXG4gICAgICAgIChwcm9ibGVtOiB1bmtub3duKSA9PiAocHJvYmxlbSBhcyBFcnJvcikubWVzc2FnZS5yZXBsYWNlKC9cXHMqXFxuXFxzKi9nLCAnICcpLFxuICAgICAgKVxuICAgICAgaWYgKG1lc3NhZ2UgIT09IHVuZGVmaW5lZCkgZmFpbHVyZXMucHVzaCh7IGZpbGUsIG1lc3NhZ2U6IGBmYWlscyBpbiAke3BsYWNlfTogJHttZXNzYWdlfWAgfSlcbiAgICB9XG4gIH0gZmluYWxseSB7XG4gICAgYXdhaXQgYnJvd3Nlcj8uY2xvc2UoKVxuICB9XG4gIHJldHVybiBmYWlsdXJlc1xufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay9tYWluL3Rvb2xpbmdcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL21haW4vdG9vbGluZy9jaHJvbWl1bS50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay9tYWluL3Rvb2xpbmcvY2hyb21pdW0udHNcIjtpbXBvcnQgeyBleGVjRmlsZVN5bmMgfSBmcm9tICdub2RlOmNoaWxkX3Byb2Nlc3MnXG5pbXBvcnQgeyBhY2Nlc3NTeW5jLCBjb25zdGFudHMsIGV4aXN0c1N5bmMsIG1rZGlyU3luYywgd3JpdGVGaWxlU3luYyB9IGZyb20gJ25vZGU6ZnMnXG5pbXBvcnQgeyBob21lZGlyIH0gZnJvbSAnbm9kZTpvcydcbmltcG9ydCB7IGpvaW4gfSBmcm9tICdub2RlOnBhdGgnXG5pbXBvcnQgeyBmaWxlVVJMVG9QYXRoIH0gZnJvbSAnbm9kZTp1cmwnXG5pbXBvcnQgeyBjaHJvbWl1bSBhcyBwbGF5d3JpZ2h0LCB0eXBlIExhdW5jaE9wdGlvbnMgfSBmcm9tICdwbGF5d3JpZ2h0J1xuXG4vKiogUm9vdCBuZWVkcyBgLS1uby1zYW5kYm94YDsgdGhlIHJlc3Qga2VlcCBDaHJvbWl1bSBmcm9tIGNhbGxpbmcgaG9tZSwgd2hpY2ggYSBjbG9zZWQgbmV0d29yayBtYWtlcyBzbG93LiAqL1xuY29uc3QgRkxBR1MgPSBbXG4gICctLW5vLXNhbmRib3gnLFxuICAnLS1kaXNhYmxlLWdwdScsXG4gICctLWRpc2FibGUtcXVpYycsXG4gICctLWRpc2FibGUtYmFja2dyb3VuZC1uZXR3b3JraW5nJyxcbiAgJy0tZGlzYWJsZS1jb21wb25lbnQtdXBkYXRlJyxcbiAgJy0tZGlzYWJsZS1zeW5jJyxcbiAgJy0tbm8tZmlyc3QtcnVuJyxcbl1cblxuY29uc3QgSU5TVEFMTEVEID0gW1xuICAnL3Vzci9iaW4vY2hyb21pdW0nLFxuICAnL3Vzci9iaW4vY2hyb21pdW0tYnJvd3NlcicsXG4gICcvdXNyL2Jpbi9nb29nbGUtY2hyb21lJyxcbiAgJy91c3IvYmluL2dvb2dsZS1jaHJvbWUtc3RhYmxlJyxcbiAgJy9zbmFwL2Jpbi9jaHJvbWl1bScsXG4gICcvQXBwbGljYXRpb25zL0dvb2dsZSBDaHJvbWUuYXBwL0NvbnRlbnRzL01hY09TL0dvb2dsZSBDaHJvbWUnLFxuICAnL0FwcGxpY2F0aW9ucy9DaHJvbWl1bS5hcHAvQ29udGVudHMvTWFjT1MvQ2hyb21pdW0nLFxuICBqb2luKGhvbWVkaXIoKSwgJ0FwcGxpY2F0aW9ucy9Hb29nbGUgQ2hyb21lLmFwcC9Db250ZW50cy9NYWNPUy9Hb29nbGUgQ2hyb21lJyksXG4gICdDOlxcXFxQcm9ncmFtIEZpbGVzXFxcXEdvb2dsZVxcXFxDaHJvbWVcXFxcQXBwbGljYXRpb25cXFxcY2hyb21lLmV4ZScsXG4gICdDOlxcXFxQcm9ncmFtIEZpbGVzICh4ODYpXFxcXEdvb2dsZVxcXFxDaHJvbWVcXFxcQXBwbGljYXRpb25cXFxcY2hyb21lLmV4ZScsXG5dXG5cbmNvbnN0IFBBQ0tBR0UgPSAnQHNwYXJ0aWN1ei9jaHJvbWl1bUAxNTMuMC4wJ1xuY29uc3QgQ0FDSEUgPSBmaWxlVVJMVG9QYXRoKG5ldyBVUkwoJy4uLy5jYWNoZS9jaHJvbWl1bS8nLCBpbXBvcnQubWV0YS51cmwpKVxuXG5jb25zdCBOT05FID1cbiAgJ05vIGJyb3dzZXIgY291bGQgYmUgZm91bmQgb3IgZmV0Y2hlZDogaW5zdGFsbCBDaHJvbWl1bSBvciBDaHJvbWUsIG9yIG5hbWUgb25lIGluIHRoZSBlbnZpcm9ubWVudCB2YXJpYWJsZSBDSFJPTUVfUEFUSC4nXG5cbmZ1bmN0aW9uIHJ1bnMoZmlsZTogc3RyaW5nIHwgdW5kZWZpbmVkKTogZmlsZSBpcyBzdHJpbmcge1xuICBpZiAoIWZpbGUpIHJldHVybiBmYWxzZVxuICB0cnkge1xuICAgIGFjY2Vzc1N5bmMoZmlsZSwgY29uc3RhbnRzLlhfT0spXG4gICAgcmV0dXJuIHRydWVcbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIGZhbHNlXG4gIH1cbn1cblxuLyoqIFVucGFja3MgdGhlIGhlYWRsZXNzIENocm9taXVtIHRoYXQgYW4gbnBtIHBhY2thZ2UgY2FycmllcywgZm9yIGEgTGludXggbWFjaGluZSB0aGF0IGhhcyBubyBicm93c2VyLiAqL1xuZnVuY3Rpb24gdW5wYWNrKCk6IHZvaWQge1xuICBpZiAocHJvY2Vzcy5wbGF0Zm9ybSAhPT0gJ2xpbnV4JyB8fCBwcm9jZXNzLmFyY2ggIT09ICd4NjQnKVxuICAgIHRocm93IG5ldyBFcnJvcihgJHtQQUNLQUdFfSBpcyBmb3IgTGludXggb24geDY0LmApXG4gIG1rZGlyU3luYyhqb2luKENBQ0hFLCAnZm9udHMnKSwgeyByZWN1cnNpdmU6IHRydWUgfSlcbiAgd3JpdGVGaWxlU3luYyhqb2luKENBQ0hFLCAncGFja2FnZS5qc29uJyksICd7fScpXG4gIGV4ZWNGaWxlU3luYygnbnBtJywgWydpbnN0YWxsJywgJy0tbm8tc2F2ZScsICctLWlnbm9yZS1zY3JpcHRzJywgJy0tbG9nbGV2ZWw9ZXJyb3InLCBQQUNLQUdFXSwge1xuICAgIGN3ZDogQ0FDSEUsXG4gIH0pXG4gIGNvbnN0IHNjcmlwdCA9IFwiaW1wb3J0KCdAc3BhcnRpY3V6L2Nocm9taXVtJykudGhlbigobW9kdWxlKSA9PiBtb2R1bGUuZGVmYXVsdC5leGVjdXRhYmxlUGF0aCgpKVwiXG4gIC8vIFRoZSBwYWNrYWdlIHVucGFja3MgaW50byBUTVBESVIsIGFuZCBhZGRzIHRoZSBsaWJyYXJpZXMgYSBiYXJlIHN5c3RlbSBsYWNrcyB3aGVuIHRvbGQgaXQgaXMgb24gTGFtYmRhLlxuICBleGVjRmlsZVN5bmMocHJvY2Vzcy5leGVjUGF0aCwgWyctLWV2YWwnLCBzY3JpcHRdLCB7XG4gICAgY3dkOiBDQUNIRSxcbiAgICBzdGRpbzogJ3BpcGUnLFxuICAgIGVudjogeyAuLi5wcm9jZXNzLmVudiwgVE1QRElSOiBDQUNIRSwgQVdTX0xBTUJEQV9KU19SVU5USU1FOiAnbm9kZWpzMjQueCcgfSxcbiAgfSlcbiAgd3JpdGVGaWxlU3luYyhcbiAgICBqb2luKENBQ0hFLCAnZm9udHMvZm9udHMuY29uZicpLFxuICAgIGA8Zm9udGNvbmZpZz48ZGlyPiR7Q0FDSEV9Zm9udHM8L2Rpcj48ZGlyPi91c3Ivc2hhcmUvZm9udHM8L2Rpcj48Y2FjaGVkaXI+JHtDQUNIRX1mb250cy1jYWNoZTwvY2FjaGVkaXI+PC9mb250Y29uZmlnPmAsXG4gIClcbn1cblxuLyoqIEhvdyB0aGUgdW5wYWNrZWQgYnJvd3NlciBpcyBzdGFydGVkOiBpdCBicmluZ3MgaXRzIG93biBsaWJyYXJpZXMgYW5kIGZvbnRzLiAqL1xuY29uc3QgdW5wYWNrZWQgPSAoKTogTGF1bmNoT3B0aW9ucyA9PiAoe1xuICBleGVjdXRhYmxlUGF0aDogam9pbihDQUNIRSwgJ2Nocm9taXVtJyksXG4gIGFyZ3M6IEZMQUdTLFxuICBlbnY6IHsgLi4ucHJvY2Vzcy5lbnYsIExEX0xJQlJBUllfUEFUSDogam9pbihDQUNIRSwgJ2FsMjAyMy9saWInKSwgRk9OVENPTkZJR19QQVRIOiBqb2luKENBQ0hFLCAnZm9udHMnKSB9LFxufSlcblxuZnVuY3Rpb24gYXB0SW5zdGFsbCgpOiB2b2lkIHtcbiAgaWYgKHByb2Nlc3MucGxhdGZvcm0gIT09ICdsaW51eCcgfHwgcHJvY2Vzcy5nZXR1aWQ/LigpICE9PSAwKSB0aHJvdyBuZXcgRXJyb3IoJ2FwdCBuZWVkcyByb290LicpXG4gIGNvbnN0IGVudiA9IHsgLi4ucHJvY2Vzcy5lbnYsIERFQklBTl9GUk9OVEVORDogJ25vbmludGVyYWN0aXZlJyB9XG4gIGV4ZWNGaWxlU3luYygnYXB0LWdldCcsIFsndXBkYXRlJywgJy1xcSddLCB7IGVudiwgc3RkaW86ICdwaXBlJyB9KVxuICBleGVjRmlsZVN5bmMoJ2FwdC1nZXQnLCBbJ2luc3RhbGwnLCAnLXknLCAnLXFxJywgJ2Nocm9taXVtJ10sIHsgZW52LCBzdGRpbzogJ3BpcGUnIH0pXG59XG5cbi8qKlxuICogVGhlIGJyb3dzZXIgb2YgdGhpcyBtYWNoaW5lOiB0aGUgb25lIHRoYXQgQ0hST01FX1BBVEggbmFtZXMsIGFuIGluc3RhbGxlZCBDaHJvbWl1bSBvciBDaHJvbWUsIG9yIFBsYXl3cmlnaHQncy5cbiAqIGB1bmRlZmluZWRgIHdoZXJlIHRoZXJlIGlzIG5vbmUsIGFuZCB3aGVyZSBTSVRFV1JJR0hUX0JST1dTRVI9ZmV0Y2hlZCBhc2tzIGZvciB0aGUgb25lIHRoYXQgY29tZXMgZnJvbSBucG0uXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpbnN0YWxsZWQoZW52OiBOb2RlSlMuUHJvY2Vzc0VudiA9IHByb2Nlc3MuZW52KTogc3RyaW5nIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgeyBDSFJPTUVfUEFUSCwgU0lURVdSSUdIVF9CUk9XU0VSIH0gPSBlbnZcbiAgaWYgKFNJVEVXUklHSFRfQlJPV1NFUiA9PT0gJ2ZldGNoZWQnKSByZXR1cm4gdW5kZWZpbmVkXG4gIGlmIChDSFJPTUVfUEFUSCAmJiAhcnVucyhDSFJPTUVfUEFUSCkpIHtcbiAgICB0aHJvdyBuZXcgRXJyb3IoJ0NIUk9NRV9QQVRIIG5hbWVzIGEgZmlsZSB0aGF0IGlzIG5vdCBhIHByb2dyYW0uJylcbiAgfVxuICByZXR1cm4gW0NIUk9NRV9QQVRILCAuLi5JTlNUQUxMRUQsIHBsYXl3cmlnaHQuZXhlY3V0YWJsZVBhdGgoKV0uZmluZChydW5zKVxufVxuXG4vKipcbiAqIEhvdyBQbGF5d3JpZ2h0IHN0YXJ0cyBhIGJyb3dzZXIgaGVyZTogYW4gaW5zdGFsbGVkIG9uZSwgdGhlIG9uZSB0aGF0IGFuIG5wbSBwYWNrYWdlIGNhcnJpZXMsIG9yIGFzIHJvb3QgdGhlXG4gKiBkaXN0cmlidXRpb24ncy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNocm9taXVtKCk6IExhdW5jaE9wdGlvbnMge1xuICBjb25zdCBmb3VuZCA9IGluc3RhbGxlZCgpXG4gIGlmIChmb3VuZCkgcmV0dXJuIHsgZXhlY3V0YWJsZVBhdGg6IGZvdW5kLCBhcmdzOiBGTEFHUyB9XG4gIC8vIEl0cyBmb250cyBhcmUgd3JpdHRlbiBsYXN0OiB3aXRob3V0IHRoZW0gYW4gdW5wYWNraW5nIHdhcyBjdXQgc2hvcnQuXG4gIGlmIChydW5zKHVucGFja2VkKCkuZXhlY3V0YWJsZVBhdGgpICYmIGV4aXN0c1N5bmMoam9pbihDQUNIRSwgJ2ZvbnRzL2ZvbnRzLmNvbmYnKSkpIHJldHVybiB1bnBhY2tlZCgpXG4gIGZvciAoY29uc3QgZmV0Y2ggb2YgW3VucGFjaywgYXB0SW5zdGFsbF0pIHtcbiAgICB0cnkge1xuICAgICAgY29uc29sZS5lcnJvcihcbiAgICAgICAgYE5vIGJyb3dzZXIgaGVyZSB5ZXQ6IGZldGNoaW5nIG9uZSB3aXRoICR7ZmV0Y2ggPT09IHVucGFjayA/IGBucG0gKCR7UEFDS0FHRX0pYCA6ICdhcHQnfSwgb25jZS5gLFxuICAgICAgKVxuICAgICAgZmV0Y2goKVxuICAgICAgY29uc3QgZmV0Y2hlZCA9IGZldGNoID09PSBhcHRJbnN0YWxsICYmIGluc3RhbGxlZCh7IC4uLnByb2Nlc3MuZW52LCBTSVRFV1JJR0hUX0JST1dTRVI6IHVuZGVmaW5lZCB9KVxuICAgICAgcmV0dXJuIGZldGNoZWQgPyB7IGV4ZWN1dGFibGVQYXRoOiBmZXRjaGVkLCBhcmdzOiBGTEFHUyB9IDogdW5wYWNrZWQoKVxuICAgIH0gY2F0Y2gge1xuICAgICAgLy8gVGhlIG5leHQgd2F5IG1heSB3b3JrLlxuICAgIH1cbiAgfVxuICB0aHJvdyBuZXcgRXJyb3IoTk9ORSlcbn1cblxuaWYgKHByb2Nlc3MuYXJndlsxXSA9PT0gZmlsZVVSTFRvUGF0aChpbXBvcnQubWV0YS51cmwpKSB7XG4gIHRyeSB7XG4gICAgY29uc29sZS5sb2coY2hyb21pdW0oKS5leGVjdXRhYmxlUGF0aClcbiAgfSBjYXRjaCAocHJvYmxlbSkge1xuICAgIGNvbnNvbGUuZXJyb3IoKHByb2JsZW0gYXMgRXJyb3IpLm1lc3NhZ2UpXG4gICAgcHJvY2Vzcy5leGl0KDEpXG4gIH1cbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi90b29saW5nL2NoZWNrXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL3Rvb2xpbmcvY2hlY2svcmVhZG1lLXByb2plY3QudHNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsID0gXCJmaWxlOi8vL3dvcmsvbWFpbi90b29saW5nL2NoZWNrL3JlYWRtZS1wcm9qZWN0LnRzXCI7aW1wb3J0IHsgY3BTeW5jLCBleGlzdHNTeW5jLCBta2RpclN5bmMsIG1rZHRlbXBTeW5jLCByZWFscGF0aFN5bmMsIHN5bWxpbmtTeW5jLCB3cml0ZUZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcydcbmltcG9ydCB7IHRtcGRpciB9IGZyb20gJ25vZGU6b3MnXG5pbXBvcnQgeyBkaXJuYW1lLCBqb2luIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHsgYXBwRm9sZGVycywgbWFuaWZlc3QsIHBhY2thZ2VGb2xkZXJzLCByb290IH0gZnJvbSAnLi93b3Jrc3BhY2UudHMnXG5cbi8qKiBGaW5kcyB0aGUgZm9sZGVyIG9mIGFuIGluc3RhbGxlZCBwYWNrYWdlLCBmcm9tIGEgcGFja2FnZSdzIG93biBmb2xkZXIgZmlyc3QuICovXG5mdW5jdGlvbiBsb2NhdGUoZm9sZGVyOiBzdHJpbmcsIG5hbWU6IHN0cmluZyk6IHN0cmluZyB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IHBsYWNlcyA9IFtmb2xkZXIsIHJvb3QsIC4uLnBhY2thZ2VGb2xkZXJzKCksIC4uLmFwcEZvbGRlcnMoKSwgam9pbihyb290LCAnYXBwcy9iZW5jaC9wZWVycycpXVxuICBjb25zdCBmb3VuZCA9IHBsYWNlcy5tYXAoKHBsYWNlKSA9PiBqb2luKHBsYWNlLCAnbm9kZV9tb2R1bGVzJywgbmFtZSkpLmZpbmQoKHBhdGgpID0+IGV4aXN0c1N5bmMocGF0aCkpXG4gIHJldHVybiBmb3VuZCAmJiByZWFscGF0aFN5bmMoZm91bmQpXG59XG5cbmZ1bmN0aW9uIGxpbmsodGFyZ2V0OiBzdHJpbmcsIHBhdGg6IHN0cmluZyk6IHZvaWQge1xuICBpZiAoZXhpc3RzU3luYyhwYXRoKSkgcmV0dXJuXG4gIG1rZGlyU3luYyhkaXJuYW1lKHBhdGgpLCB7IHJlY3Vyc2l2ZTogdHJ1ZSB9KVxuICBzeW1saW5rU3luYyh0YXJnZXQsIHBhdGgsICdqdW5jdGlvbicpXG59XG5cbi8qKiBMYXlzIGEgcGFja2FnZSBvZiBvdXJzIGludG8gdGhlIHByb2plY3QncyBzdG9yZSBhcyBpdCBpcyBwdWJsaXNoZWQsIHdpdGggaXRzIG93biBkZXBlbmRlbmNpZXMgYmVzaWRlIGl0LiAqL1xuZnVuY3Rpb24gcGxhY2Uoc3RvcmU6IHN0cmluZywgZm9sZGVyOiBzdHJpbmcpOiBzdHJpbmcge1xuICBjb25zdCB7IG5hbWUsIGRlcGVuZGVuY2llcyA9IHt9IH0gPSBtYW5pZmVzdChmb2xkZXIpXG4gIGNvbnN0IGJlc2lkZSA9IGpvaW4oc3RvcmUsIG5hbWUucmVwbGFjZSgnLycsICcrJyksICdub2RlX21vZHVsZXMnKVxuICBjb25zdCBob21lID0gam9pbihiZXNpZGUsIG5hbWUpXG4gIGlmIChleGlzdHNTeW5jKGhvbWUpKSByZXR1cm4gaG9tZVxuICBta2RpclN5bmMoaG9tZSwgeyByZWN1cnNpdmU6IHRydWUgfSlcbiAgY29uc3QgcHVibGlzaGVkID0gKG1hbmlmZXN0KGZvbGRlcikgYXMgeyBmaWxlcz86IHJlYWRvbmx5IHN0cmluZ1tdIH0pLmZpbGVzID8/IFsnZGlzdCddXG4gIGZvciAoY29uc3QgZmlsZSBvZiBbJ3BhY2thZ2UuanNvbicsIC4uLnB1Ymxpc2hlZC5maWx0ZXIoKHBhdGgpID0+ICFwYXRoLnN0YXJ0c1dpdGgoJyEnKSldKSB7XG4gICAgaWYgKGV4aXN0c1N5bmMoam9pbihmb2xkZXIsIGZpbGUpKSkgY3BTeW5jKGpvaW4oZm9sZGVyLCBmaWxlKSwgam9pbihob21lLCBmaWxlKSwgeyByZWN1cnNpdmU6IHRydWUgfSlcbiAgfVxuICBmb3IgKGNvbnN0IG90aGVyIG9mIE9iamVjdC5rZXlzKGRlcGVuZGVuY2llcykpIHtcbiAgICBjb25zdCBmb3VuZCA9IGxvY2F0ZShmb2xkZXIsIG90aGVyKVxuICAgIGlmIChmb3VuZCkgbGluayhpc091cnMoZm91bmQpID8gcGxhY2Uoc3RvcmUsIGZvdW5kKSA6IGZvdW5kLCBqb2luKGJlc2lkZSwgb3RoZXIpKVxuICB9XG4gIHJldHVybiBob21lXG59XG5cbmNvbnN0IGlzT3VycyA9IChmb2xkZXI6IHN0cmluZyk6IGJvb2xlYW4gPT4gcGFja2FnZUZvbGRlcnMoKS5zb21lKChvd24pID0+IHJlYWxwYXRoU3luYyhvd24pID09PSBmb2xkZXIpXG5cbi8qKlxuICogQSBwcm9qZWN0IG91dHNpZGUgb2YgdGhpcyByZXBvc2l0b3J5LCB3aXRoIG5vdGhpbmcgaW4gaXRzIGBub2RlX21vZHVsZXNgIGJ1dCB0aGUgcGFja2FnZSBpbiBgZm9sZGVyYCBhbmQgd2hhdCBpc1xuICogbmFtZWQsIGxhaWQgb3V0IGFzIHBucG0gZG9lczogd2hhdCBhIHBhY2thZ2UgZGVwZW5kcyBvbiBpcyBmb3VuZCBieSB0aGF0IHBhY2thZ2UgYWxvbmUuIFR5cGVzIHRoYXQgYXJlIHB1Ymxpc2hlZFxuICogYXBhcnQgY29tZSB3aXRoIHRoZSBwYWNrYWdlcyB0aGV5IGRlc2NyaWJlLlxuICovXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlUHJvamVjdChcbiAgZm9sZGVyOiBzdHJpbmcsXG4gIG5hbWVzOiByZWFkb25seSBzdHJpbmdbXSxcbik6IHsgcmVhZG9ubHkgcHJvamVjdDogc3RyaW5nOyByZWFkb25seSBtaXNzaW5nOiByZWFkb25seSBzdHJpbmdbXSB9IHtcbiAgY29uc3QgcHJvamVjdCA9IHJlYWxwYXRoU3luYyhta2R0ZW1wU3luYyhqb2luKHRtcGRpcigpLCAncmVhZG1lLScpKSlcbiAgY29uc3QgbW9kdWxlcyA9IGpvaW4ocHJvamVjdCwgJ25vZGVfbW9kdWxlcycpXG4gIGNvbnN0IHN0b3JlID0gam9pbihtb2R1bGVzLCAnLnN0b3JlJylcbiAgd3JpdGVGaWxlU3luYyhqb2luKHByb2plY3QsICdwYWNrYWdlLmpzb24nKSwgJ3sgXCJ0eXBlXCI6IFwibW9kdWxlXCIgfScpXG4gIGNvbnN0IG93biA9IG1hbmlmZXN0KGZvbGRlcikubmFtZVxuICBsaW5rKHBsYWNlKHN0b3JlLCBmb2xkZXIpLCBqb2luKG1vZHVsZXMsIG93bikpXG4gIGNvbnN0IG1pc3NpbmcgPSBuYW1lcy5maWx0ZXIoKG5hbWUpID0+IHtcbiAgICBpZiAobmFtZSA9PT0gb3duKSByZXR1cm4gZmFsc2VcbiAgICBjb25zdCBmb3VuZCA9IGxvY2F0ZShmb2xkZXIsIG5hbWUpXG4gICAgaWYgKGZvdW5kKSBsaW5rKGlzT3Vycyhmb3VuZCkgPyBwbGFjZShzdG9yZSwgZm91bmQpIDogZm91bmQsIGpvaW4obW9kdWxlcywgbmFtZSkpXG4gICAgcmV0dXJuICFmb3VuZFxuICB9KVxuICBmb3IgKGNvbnN0IG5hbWUgb2YgWy4uLm5hbWVzLCAnbm9kZSddKSB7XG4gICAgY29uc3QgdHlwZXMgPSBsb2NhdGUocm9vdCwgYEB0eXBlcy8ke25hbWV9YClcbiAgICBpZiAodHlwZXMpIGxpbmsodHlwZXMsIGpvaW4obW9kdWxlcywgJ0B0eXBlcycsIG5hbWUpKVxuICB9XG4gIHJldHVybiB7IHByb2plY3QsIG1pc3NpbmcgfVxufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmMvZnJhbWVcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzL3NyYy9mcmFtZS9jb21waWxlLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL21haW4vYXBwcy9kb2NzL3NyYy9mcmFtZS9jb21waWxlLnRzXCI7aW1wb3J0IHsgdHJhbnNmb3JtIH0gZnJvbSAnc3VjcmFzZSdcblxuLyoqIENvbXBpbGVzIGFuIGV4YW1wbGUgdG8gd2hhdCBicm93c2VycyBydW4uIEl0cyBsaW5lcyBzdGF5IHdoZXJlIHRoZXkgYXJlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNvbXBpbGUoY29kZTogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3QgeyBjb2RlOiBjb21waWxlZCB9ID0gdHJhbnNmb3JtKGNvZGUsIHtcbiAgICB0cmFuc2Zvcm1zOiBbJ3R5cGVzY3JpcHQnLCAnanN4J10sXG4gICAganN4UnVudGltZTogJ2F1dG9tYXRpYycsXG4gICAgcHJvZHVjdGlvbjogdHJ1ZSxcbiAgICBkaXNhYmxlRVNUcmFuc2Zvcm1zOiB0cnVlLFxuICB9KVxuICByZXR1cm4gY29tcGlsZWRcbn1cbiIsICJjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZGlybmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ZpbGVuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmMvbGl2ZS1jb2RlLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL21haW4vYXBwcy9kb2NzL3NyYy9saXZlLWNvZGUudHNcIjtpbXBvcnQgeyBjb2RlQmxvY2tzIH0gZnJvbSAnLi4vLi4vLi4vdG9vbGluZy9jaGVjay9yZWFkbWUudHMnXG5pbXBvcnQgeyBjb21waWxlIH0gZnJvbSAnLi9mcmFtZS9jb21waWxlLnRzJ1xuaW1wb3J0IHR5cGUgeyBMaXZlRXhhbXBsZSB9IGZyb20gJy4vZnJhbWUvZXhhbXBsZS50cydcblxuLyoqIExldHMgdGhlIGJsb2NrcyBiZWxvdyBhIGNvbW1lbnQgYDwhLS0gbGl2ZSAtLT5gIHJ1biBvbiB0aGUgcGFnZTogYDwhLS0gbGl2ZTogMjRyZW0gLS0+YCBpcyB0aGUgaGVpZ2h0IG9mIHRoZWlyIGZyYW1lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHdpdGhMaXZlQ29kZShtYXJrZG93bjogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3QgbGluZXMgPSBtYXJrZG93bi5zcGxpdCgnXFxuJylcbiAgZm9yIChjb25zdCB7IGxpbmUsIGNvZGUsIHNldHVwID0gJycsIHBhZ2UgPSAnPGRpdiBpZD1cInJvb3RcIj48L2Rpdj4nLCBsaXZlIH0gb2YgY29kZUJsb2NrcyhcbiAgICBtYXJrZG93bixcbiAgKS50b1JldmVyc2VkKCkpIHtcbiAgICBpZiAobGl2ZSA9PT0gdW5kZWZpbmVkKSBjb250aW51ZVxuICAgIGNvbnN0IGV4YW1wbGU6IExpdmVFeGFtcGxlID0geyBjb2RlOiBjb21waWxlKGAke3NldHVwfVxcbiR7Y29kZX1gKSwgcGFnZSwgc2V0dXAgfVxuICAgIGNvbnN0IG9wZW4gPSBgPExpdmVDb2RlIGhlaWdodD1cIiR7bGl2ZSB8fCAnMTZyZW0nfVwiIGV4YW1wbGU9XCIke2VuY29kZVVSSUNvbXBvbmVudChKU09OLnN0cmluZ2lmeShleGFtcGxlKSl9XCI+YFxuICAgIGNvbnN0IGVuZCA9IGxpbmVzLmluZGV4T2YoJ2BgYCcsIGxpbmUgLSAxKVxuICAgIGxpbmVzLnNwbGljZShlbmQgKyAxLCAwLCAnJywgJzwvTGl2ZUNvZGU+JylcbiAgICBsaW5lcy5zcGxpY2UobGluZSAtIDIsIDAsIG9wZW4sICcnKVxuICB9XG4gIHJldHVybiBsaW5lcy5qb2luKCdcXG4nKVxufVxuIiwgImNvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9kaXJuYW1lID0gXCIvd29yay9tYWluL2FwcHMvZG9jcy9zcmNcIjtjb25zdCBfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfZmlsZW5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzL3NyYy9zdGFydC50c1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9pbXBvcnRfbWV0YV91cmwgPSBcImZpbGU6Ly8vd29yay9tYWluL2FwcHMvZG9jcy9zcmMvc3RhcnQudHNcIjtjb25zdCBBUFAgPSAvPHNjcmlwdCB0eXBlPVwibW9kdWxlXCIgc3JjPVwiKFteXCJdK1xcL2FwcFxcLlteXCIvXStcXC5qcylcIj48XFwvc2NyaXB0Pi9cblxuLyoqIEEgcGFnZSB0aGF0IGlzIHBhaW50ZWQgYmVmb3JlIGl0cyBhcHBsaWNhdGlvbiBzdGFydHM6IHRvIHJlYWQgaXQgbmVlZHMgbm8gc2NyaXB0LiAqL1xuZXhwb3J0IGNvbnN0IHN0YXJ0QWZ0ZXJQYWludCA9IChodG1sOiBzdHJpbmcpOiBzdHJpbmcgPT5cbiAgaHRtbC5yZXBsYWNlKFxuICAgIEFQUCxcbiAgICAoXywgYWRkcmVzczogc3RyaW5nKSA9PlxuICAgICAgYDxsaW5rIHJlbD1cIm1vZHVsZXByZWxvYWRcIiBocmVmPVwiJHthZGRyZXNzfVwiPlxcbiAgICBgICtcbiAgICAgIGA8c2NyaXB0IHR5cGU9XCJtb2R1bGVcIj5yZXF1ZXN0QW5pbWF0aW9uRnJhbWUoKCkgPT4gc2V0VGltZW91dCgoKSA9PiBpbXBvcnQoJHtKU09OLnN0cmluZ2lmeShhZGRyZXNzKX0pKSk8L3NjcmlwdD5gLFxuICApXG4iLCAiY29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2Rpcm5hbWUgPSBcIi93b3JrL21haW4vYXBwcy9kb2NzL3NyY1wiO2NvbnN0IF9fdml0ZV9pbmplY3RlZF9vcmlnaW5hbF9maWxlbmFtZSA9IFwiL3dvcmsvbWFpbi9hcHBzL2RvY3Mvc3JjL3RleHRzLnRzXCI7Y29uc3QgX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCA9IFwiZmlsZTovLy93b3JrL21haW4vYXBwcy9kb2NzL3NyYy90ZXh0cy50c1wiO2ltcG9ydCB7IGV4aXN0c1N5bmMsIG1rZGlyU3luYywgd3JpdGVGaWxlU3luYyB9IGZyb20gJ25vZGU6ZnMnXG5pbXBvcnQgeyBkaXJuYW1lLCBqb2luIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHsgcm9vdCB9IGZyb20gJy4uLy4uLy4uL3Rvb2xpbmcvY2hlY2svd29ya3NwYWNlLnRzJ1xuaW1wb3J0IHsgYWRkcmVzc09mIH0gZnJvbSAnLi9saW5rcy50cydcbmltcG9ydCB7IHByZXBhcmUgfSBmcm9tICcuL21hcmtkb3duLnRzJ1xuaW1wb3J0IHsgdHlwZSBQYWdlLCByZWFkLCByb3V0ZXMsIHNlY3Rpb25zIH0gZnJvbSAnLi9wYWdlcy50cydcblxuLyoqIEFkZHJlc3Mgb2YgdGhlIHRleHQgb2YgYSBwYWdlLCBvbiBhIHNpdGUgYmVsb3cgYGJhc2VgLiAqL1xuZXhwb3J0IGNvbnN0IHRleHRBZGRyZXNzID0gKHJvdXRlOiBzdHJpbmcsIGJhc2U6IHN0cmluZyk6IHN0cmluZyA9PiBgJHtiYXNlfSR7cm91dGV9aW5kZXgubWRgXG5cbi8qKiBBIHBhZ2UgYXMgTWFya2Rvd24gZm9yIHByb2dyYW1zOiB3aXRob3V0IGhpZGRlbiBjb21tZW50cywgYW5kIHdpdGggbGlua3MgdG8gdGhlIHRleHRzIG9mIG90aGVyIHBhZ2VzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRleHRPZihtYXJrZG93bjogc3RyaW5nLCBwYXRoOiBzdHJpbmcsIGJhc2U6IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IGxpbmsgPSAoaHJlZjogc3RyaW5nKTogc3RyaW5nID0+IHtcbiAgICBjb25zdCBhZGRyZXNzID0gYWRkcmVzc09mKGhyZWYsIHBhdGgpXG4gICAgaWYgKCFhZGRyZXNzLnN0YXJ0c1dpdGgoJy8nKSkgcmV0dXJuIGFkZHJlc3NcbiAgICBjb25zdCBbcm91dGUgPSAnJywgYW5jaG9yXSA9IGFkZHJlc3Muc2xpY2UoMSkuc3BsaXQoJyMnKVxuICAgIHJldHVybiB0ZXh0QWRkcmVzcyhyb3V0ZSwgYmFzZSkgKyAoYW5jaG9yID09PSB1bmRlZmluZWQgPyAnJyA6IGAjJHthbmNob3J9YClcbiAgfVxuICBjb25zdCBwcm9zZSA9ICh0ZXh0OiBzdHJpbmcpOiBzdHJpbmcgPT5cbiAgICB0ZXh0XG4gICAgICAucmVwbGFjZSgvPCEtLVteXSo/LS0+XFxuKi9nLCAnJylcbiAgICAgIC5yZXBsYWNlKFxuICAgICAgICAvKFxcXVxcKCkoW14pXFxzXSspKFxcKSkvZyxcbiAgICAgICAgKF8sIG9wZW46IHN0cmluZywgaHJlZjogc3RyaW5nLCBjbG9zZTogc3RyaW5nKSA9PiBvcGVuICsgbGluayhocmVmKSArIGNsb3NlLFxuICAgICAgKVxuICByZXR1cm4gbWFya2Rvd25cbiAgICAuc3BsaXQoLyheYGBgW15dKj9eYGBgJCkvbSlcbiAgICAubWFwKChwYXJ0LCBpbmRleCkgPT4gKGluZGV4ICUgMiA9PT0gMSA/IHBhcnQgOiBwcm9zZShwYXJ0KSkpXG4gICAgLmpvaW4oJycpXG59XG5cbi8qKiBUaGUgZmlyc3Qgc2NyZWVuIG9mIHRoZSBob21lIHBhZ2Ugc3RhbmRzIGluIHRoZSB0aGVtZSwgc28gaXRzIHRleHQgaXMgdGhlIHdob2xlIGZpbGUuICovXG5jb25zdCBzb3VyY2VPZiA9IChwYXRoOiBzdHJpbmcpOiBzdHJpbmcgPT4gKHBhdGggPT09ICdSRUFETUUubWQnID8gcmVhZChwYXRoKSA6IHByZXBhcmUocmVhZChwYXRoKSwgcGF0aCkpXG5cbi8qKiBDaGFuZ2VzIGFyZSBubyBmaWxlOiB0aGV5IGFyZSBtYWRlIG9mIGNoYW5nZXNldHMuICovXG5jb25zdCBoYXNGaWxlID0gKHBhdGg6IHN0cmluZyk6IGJvb2xlYW4gPT4gZXhpc3RzU3luYyhqb2luKHJvb3QsIHBhdGgpKVxuXG5jb25zdCBmaXJzdFBhcmFncmFwaCA9IChtYXJrZG93bjogc3RyaW5nKTogc3RyaW5nID0+XG4gIC9eKD8hI3xgYGB8PHxcXHx8IVxcWylcXFNbXl0qPyg/PVxcblxcbnwkKD8hW15dKSkvbS5leGVjKG1hcmtkb3duKT8uWzBdLnJlcGxhY2VBbGwoJ1xcbicsICcgJykudHJpbSgpID8/ICcnXG5cbmZ1bmN0aW9uIGxpbmUoeyBwYXRoLCByb3V0ZSwgdGV4dCB9OiBQYWdlLCBiYXNlOiBzdHJpbmcpOiBzdHJpbmcge1xuICBjb25zdCBhYm91dCA9IGZpcnN0UGFyYWdyYXBoKHRleHRPZihzb3VyY2VPZihwYXRoKSwgcGF0aCwgYmFzZSkpLnJlcGxhY2UoL1xcWyhbXlxcXV0qKVxcXVxcKFteKV0qXFwpL2csICckMScpXG4gIHJldHVybiBgLSBbJHt0ZXh0fV0oJHt0ZXh0QWRkcmVzcyhyb3V0ZSwgYmFzZSl9KSR7YWJvdXQgJiYgYDogJHthYm91dH1gfWBcbn1cblxuLyoqIFRoZSBwYWdlcyBvZiB0aGUgc2l0ZSBieSBzZWN0aW9uLCBlYWNoIHdpdGggaXRzIGZpcnN0IHNlbnRlbmNlczogYGxsbXMudHh0YC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjb250ZW50cyhiYXNlOiBzdHJpbmcpOiBzdHJpbmcge1xuICBjb25zdCBbLCB0aXRsZSA9ICcnLCBhYm91dCA9ICcnXSA9IC9eIyAoLispXFxuXFxuKC4rKS8uZXhlYyhyZWFkKCdSRUFETUUubWQnKSkgPz8gW11cbiAgY29uc3QgbGlzdHMgPSBzZWN0aW9ucy5tYXAoKHsgdGV4dCwgaXRlbXMgfSkgPT4ge1xuICAgIGNvbnN0IHBhZ2VzID0gaXRlbXMuZmxhdE1hcCgoaXRlbSkgPT4gW2l0ZW0sIC4uLml0ZW0uaXRlbXNdKS5maWx0ZXIoKHsgcGF0aCB9KSA9PiBoYXNGaWxlKHBhdGgpKVxuICAgIHJldHVybiBgIyMgJHt0ZXh0fVxcblxcbiR7cGFnZXMubWFwKChwYWdlKSA9PiBsaW5lKHBhZ2UsIGJhc2UpKS5qb2luKCdcXG4nKX1cXG5gXG4gIH0pXG4gIHJldHVybiBbYCMgJHt0aXRsZX1cXG5cXG4+ICR7YWJvdXR9XFxuYCwgLi4ubGlzdHNdLmpvaW4oJ1xcbicpXG59XG5cbi8qKiBXcml0ZXMgYGxsbXMudHh0YCwgYW5kIHRoZSB0ZXh0IG9mIGVhY2ggcGFnZSBiZXNpZGUgaXQuICovXG5leHBvcnQgZnVuY3Rpb24gd3JpdGVUZXh0cyhmb2xkZXI6IHN0cmluZywgYmFzZTogc3RyaW5nKTogdm9pZCB7XG4gIHdyaXRlRmlsZVN5bmMoam9pbihmb2xkZXIsICdsbG1zLnR4dCcpLCBjb250ZW50cyhiYXNlKSlcbiAgZm9yIChjb25zdCBbcGF0aCwgcm91dGVdIG9mIHJvdXRlcykge1xuICAgIGlmICghaGFzRmlsZShwYXRoKSkgY29udGludWVcbiAgICBjb25zdCBmaWxlID0gam9pbihmb2xkZXIsIGAke3JvdXRlfWluZGV4Lm1kYClcbiAgICBta2RpclN5bmMoZGlybmFtZShmaWxlKSwgeyByZWN1cnNpdmU6IHRydWUgfSlcbiAgICB3cml0ZUZpbGVTeW5jKGZpbGUsIHRleHRPZihzb3VyY2VPZihwYXRoKSwgcGF0aCwgYmFzZSkpXG4gIH1cbn1cbiJdLAogICJtYXBwaW5ncyI6ICI7QUFBcVEsU0FBUyxlQUFBQSxjQUFhLGdCQUFBQyxxQkFBb0I7QUFDL1MsU0FBUyxRQUFBQyxjQUFZO0FBQ3JCLFNBQVMsaUJBQUFDLHNCQUFxQjtBQUM5QixTQUFTLFlBQVk7QUFDckIsU0FBUywrQkFBK0I7QUFDeEMsU0FBUyxvQkFBb0I7OztBQ0p0QixTQUFTLGNBQWMsT0FBOEM7QUFDMUUsUUFBTSxRQUFRLENBQUMsU0FDYixJQUFJLElBQUksQ0FBQyxHQUFHLEtBQUssU0FBUyxpQkFBaUIsQ0FBQyxFQUFFLElBQUksQ0FBQyxDQUFDLEVBQUUsS0FBSyxFQUFFLE1BQU0sRUFBRSxDQUFDO0FBQ3hFLFFBQU0sTUFBTSxJQUFJLElBQUksQ0FBQyxHQUFHLEtBQUssRUFBRSxJQUFJLENBQUMsQ0FBQyxTQUFTLElBQUksTUFBTSxDQUFDLFNBQVMsTUFBTSxJQUFJLENBQUMsQ0FBQyxDQUFDO0FBQy9FLFNBQU8sQ0FBQyxHQUFHLEtBQUssRUFBRTtBQUFBLElBQVEsQ0FBQyxDQUFDLFNBQVMsSUFBSSxNQUN2QyxDQUFDLEdBQUcsS0FBSyxTQUFTLGlDQUFpQyxDQUFDLEVBQUUsUUFBUSxDQUFDLENBQUMsRUFBRSxPQUFPLEVBQUUsTUFBTTtBQUMvRSxZQUFNLEVBQUUsVUFBVSxLQUFLLElBQUksSUFBSSxJQUFJLE1BQU0sbUJBQW1CLE9BQU8sRUFBRTtBQUNyRSxZQUFNLFVBQVUsSUFBSSxJQUFJLFFBQVEsR0FBRyxJQUFJLG1CQUFtQixLQUFLLE1BQU0sQ0FBQyxDQUFDLENBQUM7QUFDeEUsYUFBTyxVQUFVLENBQUMsSUFBSSxDQUFDLEdBQUcsT0FBTyxhQUFhLElBQUksZ0NBQWdDO0FBQUEsSUFDcEYsQ0FBQztBQUFBLEVBQ0g7QUFDRjs7O0FDWmdRLFNBQVMsUUFBUSxXQUFXLHFCQUFxQjtBQUNqVCxTQUFTLFFBQUFDLGFBQVk7QUFDckIsU0FBUyxpQkFBQUMsc0JBQXFCO0FBQzlCLFlBQVksYUFBYTs7O0FDSDZOLFNBQVMsWUFBWSxhQUFhLG9CQUFvQjtBQUM1UyxTQUFTLFNBQVMsTUFBTSxnQkFBZ0I7QUFDeEMsU0FBUyxxQkFBcUI7QUFGd0gsSUFBTSwyQ0FBMkM7QUFLaE0sSUFBTSxPQUFPLGNBQWMsSUFBSSxJQUFJLFNBQVMsd0NBQWUsQ0FBQztBQUc1RCxJQUFNLE9BQU8sQ0FBQyxTQUF5QixLQUFLLE1BQU0sZ0JBQWdCLFFBQVEsSUFBSTtBQXNCOUUsSUFBTSxXQUFXLENBQUNDLFlBQ3ZCLEtBQUssTUFBTSxhQUFhLEtBQUtBLFNBQVEsY0FBYyxHQUFHLE1BQU0sQ0FBQztBQUUvRCxJQUFNLFlBQVksQ0FBQyxXQUNqQixZQUFZLEtBQUssTUFBTSxNQUFNLEdBQUcsRUFBRSxlQUFlLEtBQUssQ0FBQyxFQUNwRCxPQUFPLENBQUMsVUFBVSxNQUFNLFlBQVksS0FBSyxXQUFXLEtBQUssTUFBTSxRQUFRLE1BQU0sTUFBTSxjQUFjLENBQUMsQ0FBQyxFQUNuRyxJQUFJLENBQUMsVUFBVSxLQUFLLE1BQU0sUUFBUSxNQUFNLElBQUksQ0FBQztBQUczQyxJQUFNLGlCQUFpQixNQUFnQixVQUFVLFVBQVU7QUFHM0QsSUFBTSxhQUFhLE1BQWdCLFVBQVUsTUFBTTtBQXVFbkQsSUFBTSxRQUFRLENBQUMsU0FBeUIsU0FBUyxNQUFNLElBQUksRUFBRSxXQUFXLE1BQU0sR0FBRztBQU1qRixTQUFTLFNBQVMsT0FBZSxVQUEwQjtBQUNoRSxhQUFXLFdBQVcsU0FBVSxTQUFRLE1BQU0sT0FBTztBQUNyRCxVQUFRLElBQUksR0FBRyxLQUFLLEtBQUssU0FBUyxXQUFXLElBQUksYUFBYSxHQUFHLFNBQVMsTUFBTSxVQUFVLEVBQUU7QUFDNUYsTUFBSSxTQUFTLFNBQVMsRUFBRyxTQUFRLFdBQVc7QUFDOUM7QUFHTyxJQUFNLFNBQVMsQ0FBQyxRQUF5QixRQUFRLEtBQUssQ0FBQyxNQUFNLGNBQWMsR0FBRzs7O0FDOUgySixTQUFTLGtCQUFrQjtBQUdwUSxJQUFNLFNBQVMsQ0FBQyxXQUNyQixXQUFXLFdBQVcsUUFBUSxFQUFFLE9BQU8sTUFBTSxFQUFFLE9BQU8sUUFBUSxDQUFDO0FBRzFELFNBQVMsV0FBVyxNQUFzQjtBQUMvQyxRQUFNLFNBQVMsQ0FBQyxHQUFHLEtBQUssU0FBUyxnREFBZ0QsQ0FBQztBQUNsRixRQUFNLFVBQVUsT0FBTyxJQUFJLENBQUMsQ0FBQyxFQUFFLFNBQVMsRUFBRSxNQUFNLE9BQU8sTUFBTSxDQUFDLEVBQUUsS0FBSyxHQUFHO0FBQ3hFLFFBQU0sU0FBUyx5Q0FBeUMsT0FBTztBQUMvRCxTQUFPLEtBQUs7QUFBQSxJQUNWO0FBQUEsSUFDQSxDQUFDLFlBQVksR0FBRyxPQUFPO0FBQUEsMERBQTZELE1BQU07QUFBQSxFQUM1RjtBQUNGOzs7QUNhTyxJQUFNLFFBQVE7OztBSDVCeUksSUFBTUMsNENBQTJDO0FBUS9NLElBQU0sT0FBT0MsZUFBYyxJQUFJLElBQUksS0FBS0QseUNBQWUsQ0FBQztBQUN4RCxJQUFNLE9BQU9FLE1BQUssTUFBTSxPQUFPO0FBRy9CLElBQU0sU0FBUyxDQUFDLFNBQVMscUJBQXFCLGFBQWEsa0JBQWtCO0FBRzdFLFNBQVMsVUFBb0I7QUFDM0IsUUFBTSxFQUFFLGtCQUFrQixDQUFDLEVBQUUsSUFBSSxTQUFTLElBQUk7QUFDOUMsUUFBTSxRQUFRLE9BQU8sS0FBSyxlQUFlLEVBQUUsT0FBTyxDQUFDLFNBQVMsS0FBSyxXQUFXLGNBQWMsQ0FBQztBQUMzRixTQUFPLE1BQU0sUUFBUSxDQUFDLFNBQVM7QUFDN0IsVUFBTSxFQUFFLFNBQVMsVUFBVSxDQUFDLEVBQUUsSUFBSSxTQUFTQSxNQUFLLE1BQU0sZ0JBQWdCLElBQUksQ0FBQztBQUMzRSxVQUFNLFVBQVUsT0FBTyxRQUFRLE9BQU8sRUFBRTtBQUFBLE1BQ3RDLENBQUMsQ0FBQyxFQUFFLE1BQU0sTUFBTSxPQUFPLFdBQVcsWUFBWSxhQUFhO0FBQUEsSUFDN0Q7QUFFQSxVQUFNLFNBQVMsT0FBTyxLQUFLLE9BQU8sRUFBRSxPQUFPLENBQUMsU0FBUyxLQUFLLFNBQVMsTUFBTSxDQUFDO0FBQzFFLFVBQU0sUUFBUSxvQkFBSSxJQUFJLENBQUMsR0FBRyxRQUFRLElBQUksQ0FBQyxDQUFDLElBQUksTUFBTSxJQUFJLEdBQUcsR0FBRyxNQUFNLENBQUM7QUFDbkUsV0FBTyxDQUFDLEdBQUcsS0FBSyxFQUFFLE9BQU8sQ0FBQyxTQUFTLENBQUMsdUJBQXVCLEtBQUssSUFBSSxDQUFDLEVBQUUsSUFBSSxDQUFDLFNBQVMsT0FBTyxLQUFLLE1BQU0sQ0FBQyxDQUFDO0FBQUEsRUFDM0csQ0FBQztBQUNIO0FBR08sU0FBUyxVQUFVLFNBQW1EO0FBQzNFLFFBQU0sTUFBTSxLQUFLLFVBQVUsRUFBRSxRQUFRLENBQUM7QUFDdEMsUUFBTSxTQUFTLCtDQUErQyxPQUFPLEdBQUcsQ0FBQztBQUN6RSxTQUFPO0FBQUE7QUFBQTtBQUFBO0FBQUEsMERBSWlELE1BQU07QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLCtCQUtqQyxHQUFHO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQU1sQztBQUdBLGVBQXNCLFdBQVcsUUFBK0I7QUFDOUQsUUFBTUMsVUFBU0QsTUFBSyxRQUFRLEtBQUs7QUFDakMsUUFBTSxNQUFNLFFBQVE7QUFDcEIsUUFBTSxVQUFVLENBQUMsR0FBRyxRQUFRLEdBQUcsSUFBSSxPQUFPLENBQUMsU0FBUyxDQUFDLEtBQUssU0FBUyxNQUFNLENBQUMsQ0FBQztBQUMzRSxRQUFjLGNBQU07QUFBQSxJQUNsQixlQUFlO0FBQUEsSUFDZixhQUFhO0FBQUEsTUFDWCxFQUFFLElBQUlBLE1BQUssTUFBTSxRQUFRLEdBQUcsS0FBSyxNQUFNO0FBQUEsTUFDdkMsR0FBRyxPQUFPLElBQUksQ0FBQyxVQUFVLEVBQUUsSUFBSSxVQUFVLElBQUksSUFBSSxLQUFLLEtBQUssRUFBRTtBQUFBLE1BQzdELEdBQUcsSUFBSSxJQUFJLENBQUMsVUFBVSxFQUFFLElBQUksTUFBTSxLQUFLLEtBQUssUUFBUSxVQUFVLEVBQUUsRUFBRSxFQUFFO0FBQUEsSUFDdEU7QUFBQSxJQUNBLFFBQVFBLE1BQUtDLFNBQVEsU0FBUztBQUFBLElBQzlCLFFBQVE7QUFBQSxJQUNSLFdBQVc7QUFBQSxJQUNYLFFBQVE7QUFBQSxJQUNSLFFBQVE7QUFBQSxJQUNSLFFBQVE7QUFBQSxJQUNSLGVBQWU7QUFBQSxJQUNmLFVBQVUsQ0FBQyxRQUFRO0FBQUEsSUFDbkIsUUFBUSxFQUFFLFVBQVUsT0FBTztBQUFBLElBQzNCLFVBQVU7QUFBQSxJQUNWLFFBQVEsRUFBRSx3QkFBd0IsZUFBZTtBQUFBLElBQ2pELFNBQVM7QUFBQSxNQUNQO0FBQUEsUUFDRSxNQUFNO0FBQUEsUUFDTixNQUFNQyxRQUFPO0FBQ1gsVUFBQUEsT0FBTSxVQUFVLEVBQUUsUUFBUSxXQUFXLEdBQUcsQ0FBQyxFQUFFLEtBQUssT0FBTztBQUFBLFlBQ3JELE1BQU0sS0FBSyxNQUFNLFVBQVUsTUFBTTtBQUFBLFlBQ2pDLFdBQVc7QUFBQSxVQUNiLEVBQUU7QUFFRixVQUFBQSxPQUFNO0FBQUEsWUFBVSxFQUFFLFFBQVEsU0FBUztBQUFBLFlBQUcsQ0FBQyxFQUFFLE1BQU0sU0FBUyxNQUN0RCxTQUFTLFNBQVMsUUFBUSxJQUFJLEVBQUUsTUFBTSxVQUFVLEtBQUssSUFBSTtBQUFBLFVBQzNEO0FBQ0EsVUFBQUEsT0FBTSxPQUFPLEVBQUUsUUFBUSxLQUFLLFdBQVcsU0FBUyxHQUFHLE9BQU8sRUFBRSxLQUFLLE1BQU07QUFDckUsa0JBQU0sUUFBUSxPQUFPLEtBQU0sTUFBTSxPQUFPLEtBQWdCLEVBQUU7QUFBQSxjQUFPLENBQUMsU0FDaEUsb0JBQW9CLEtBQUssSUFBSTtBQUFBLFlBQy9CO0FBQ0Esa0JBQU1DLFlBQVcsb0JBQW9CLElBQUkseUNBQXlDLE1BQU0sS0FBSyxJQUFJLENBQUM7QUFDbEcsbUJBQU8sRUFBRSxVQUFBQSxXQUFVLFlBQVksS0FBSztBQUFBLFVBQ3RDLENBQUM7QUFBQSxRQUNIO0FBQUEsTUFDRjtBQUFBLElBQ0Y7QUFBQSxFQUNGLENBQUM7QUFDRCxZQUFVRixTQUFRLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFDckM7QUFBQSxJQUNFRCxNQUFLQyxTQUFRLFlBQVk7QUFBQSxJQUN6QixVQUFVLE9BQU8sWUFBWSxRQUFRLElBQUksQ0FBQyxTQUFTLENBQUMsTUFBTSxhQUFhLElBQUksS0FBSyxDQUFDLENBQUMsQ0FBQztBQUFBLEVBQ3JGO0FBQ0EsU0FBT0QsTUFBSyxNQUFNLFdBQVcsR0FBR0EsTUFBS0MsU0FBUSxXQUFXLENBQUM7QUFDekQsU0FBT0QsTUFBSyxNQUFNLG1DQUFtQyxHQUFHQSxNQUFLQyxTQUFRLFVBQVUsR0FBRyxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQ3ZHOzs7QUl4RzRPLFNBQVMsWUFBQUcsaUJBQWdCOzs7QUNBdkIsU0FBUyxjQUFBQyxhQUFZLGVBQUFDLGNBQWEsZ0JBQUFDLHFCQUFvQjtBQUNwUyxTQUFTLFVBQVUsUUFBQUMsYUFBWTtBQXFCeEIsSUFBTSxPQUFPLENBQUMsU0FBeUJDLGNBQWFDLE1BQUssTUFBTSxJQUFJLEdBQUcsTUFBTTtBQUNuRixJQUFNLFNBQVMsQ0FBQyxTQUEwQkMsWUFBV0QsTUFBSyxNQUFNLElBQUksQ0FBQztBQUdyRSxJQUFNLFVBQVUsQ0FBQyxTQUF5QixZQUFZLEtBQUssS0FBSyxJQUFJLENBQUMsSUFBSSxDQUFDLEdBQUcsUUFBUSxTQUFTLEVBQUUsRUFBRSxLQUFLLEtBQUs7QUFFNUcsSUFBTSxPQUFPLENBQUMsTUFBYyxPQUFlLE9BQU8sUUFBUSxJQUFJLEdBQUcsUUFBeUIsQ0FBQyxPQUFhO0FBQUEsRUFDdEc7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUdBLFNBQVMsT0FDUCxNQUNBLE9BQ0EsVUFBcUMsTUFBTSxNQUMzQyxZQUFZLEdBQUcsSUFBSSxjQUNYO0FBQ1IsTUFBSSxDQUFDLE9BQU8sSUFBSSxFQUFHLFFBQU8sQ0FBQztBQUMzQixRQUFNLFdBQVcsT0FBTyxTQUFTLElBQUksS0FBSyxTQUFTLElBQUk7QUFDdkQsUUFBTSxVQUFVLENBQUMsU0FBeUIsU0FBUyxPQUFPLElBQUksT0FBTyxPQUFPLEtBQUssUUFBUSxLQUFLLEtBQUssQ0FBQyxLQUFLLENBQUM7QUFDMUcsU0FBT0UsYUFBWUYsTUFBSyxNQUFNLElBQUksQ0FBQyxFQUNoQyxPQUFPLENBQUMsU0FBUyxLQUFLLFNBQVMsS0FBSyxLQUFLLFNBQVMsZUFBZSxRQUFRLElBQUksQ0FBQyxFQUM5RSxTQUFTLENBQUMsS0FBSyxVQUFVLFFBQVEsR0FBRyxJQUFJLFFBQVEsS0FBSyxDQUFDLEVBQ3RELElBQUksQ0FBQyxTQUFTLEtBQUssR0FBRyxJQUFJLElBQUksSUFBSSxJQUFJLEdBQUcsS0FBSyxHQUFHLEtBQUssUUFBUSxTQUFTLEVBQUUsQ0FBQyxHQUFHLENBQUM7QUFDbkY7QUFHQSxTQUFTLFdBQWlCO0FBQ3hCLFFBQU0sUUFBUUUsYUFBWUYsTUFBSyxNQUFNLGVBQWUsQ0FBQyxFQUFFO0FBQUEsSUFBTyxDQUFDLFNBQzdELE9BQU8saUJBQWlCLElBQUksWUFBWTtBQUFBLEVBQzFDO0FBQ0EsUUFBTSxRQUFRLE1BQU0sU0FBUyxFQUFFLElBQUksQ0FBQyxTQUFTLEtBQUssaUJBQWlCLElBQUksY0FBYyxZQUFZLElBQUksR0FBRyxDQUFDO0FBQ3pHLFNBQU8sS0FBSywyQkFBMkIsYUFBYSxZQUFZLEtBQUs7QUFDdkU7QUFHQSxJQUFNLFVBQVUsQ0FBQyxTQUNmLEtBQUsseUJBQXlCLElBQUksT0FBTyxZQUFZLElBQUksZUFBZSxTQUFTO0FBRW5GLFNBQVMsWUFBWSxNQUFvQjtBQUN2QyxRQUFNLE9BQU8sWUFBWSxJQUFJO0FBQzdCLFFBQU0sU0FBUyxDQUFDLGVBQWUsZUFBZSxFQUFFLE9BQU8sQ0FBQyxTQUFTLE9BQU8sR0FBRyxJQUFJLElBQUksSUFBSSxFQUFFLENBQUM7QUFDMUYsU0FBTyxLQUFLLEdBQUcsSUFBSSxjQUFjLEdBQUcsSUFBSSxLQUFLLE1BQU07QUFBQSxJQUNqRCxHQUFHLE9BQU8sUUFBUSxJQUFJLElBQUksR0FBRyxJQUFJLEtBQUssUUFBVyxHQUFHLElBQUksWUFBWTtBQUFBLElBQ3BFLEdBQUcsT0FBTyxJQUFJLENBQUMsU0FBUyxLQUFLLEdBQUcsSUFBSSxJQUFJLElBQUksSUFBSSxHQUFHLElBQUksSUFBSSxLQUFLLFFBQVEsT0FBTyxFQUFFLEVBQUUsWUFBWSxDQUFDLEdBQUcsQ0FBQztBQUFBLElBQ3BHLEtBQUssR0FBRyxJQUFJLFdBQVcsR0FBRyxJQUFJLFNBQVMsS0FBSztBQUFBLElBQzVDLFFBQVEsSUFBSTtBQUFBLEVBQ2QsQ0FBQztBQUNIO0FBRUEsSUFBTSxnQkFBZ0IsQ0FBQyxTQUEwQixLQUFLLFdBQVcsY0FBYztBQUcvRSxJQUFNLFVBQVUsQ0FBQyxPQUFlLFVBQzlCLE1BQU0sSUFBSSxDQUFDLFNBQVMsRUFBRSxHQUFHLEtBQUssTUFBTSxJQUFJLEtBQUssUUFBUSxPQUFPLEVBQUUsRUFBRSxFQUFFO0FBRXBFLElBQU0sYUFBYSxRQUFRLGdCQUFnQixPQUFPLGVBQWUsV0FBVyxhQUFhLENBQUM7QUFHbkYsSUFBTSxhQUFhLE1BQ3hCLE9BQU8sbUJBQW1CLEVBQUUsRUFDekIsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLEtBQUssSUFBSSxDQUFDLEVBQzVCLEtBQUssSUFBSTtBQUdQLElBQU0sV0FBK0I7QUFBQSxFQUMxQztBQUFBLElBQ0UsTUFBTTtBQUFBLElBQ04sT0FBTztBQUFBLE1BQ0wsS0FBSyxhQUFhLElBQUksVUFBVTtBQUFBLE1BQ2hDLEdBQUcsQ0FBQyxnQkFBZ0Isb0JBQW9CLGNBQWMsRUFBRTtBQUFBLFFBQUksQ0FBQyxTQUMzRCxLQUFLLGNBQWMsSUFBSSxPQUFPLFNBQVMsSUFBSSxHQUFHO0FBQUEsTUFDaEQ7QUFBQSxNQUNBLEtBQUssMkJBQTJCLGFBQWE7QUFBQSxNQUM3QyxTQUFTO0FBQUEsTUFDVCxLQUFLLHVCQUF1QixTQUFTLE1BQU07QUFBQSxNQUMzQyxLQUFLLHVCQUF1QixTQUFTLE1BQU07QUFBQSxJQUM3QztBQUFBLEVBQ0Y7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixPQUFPO0FBQUEsTUFDTCxLQUFLLDRCQUE0QixjQUFjLGVBQWU7QUFBQSxNQUM5RCxHQUFHLE9BQU8sa0JBQWtCLFlBQVk7QUFBQSxJQUMxQztBQUFBLEVBQ0Y7QUFBQSxFQUNBLEVBQUUsTUFBTSxVQUFVLE9BQU8sT0FBTyxlQUFlLFdBQVcsQ0FBQyxTQUFTLENBQUMsY0FBYyxJQUFJLENBQUMsRUFBRTtBQUFBLEVBQzFGLEVBQUUsTUFBTSxhQUFhLE9BQU8sZUFBZSxFQUFFLElBQUksQ0FBQyxTQUFTLFlBQVksU0FBUyxJQUFJLENBQUMsQ0FBQyxFQUFFO0FBQUEsRUFDeEYsRUFBRSxNQUFNLGVBQWUsT0FBTyxDQUFDLEtBQUsseUJBQXlCLFdBQVcsWUFBWSxHQUFHLEdBQUcsVUFBVSxFQUFFO0FBQUEsRUFDdEc7QUFBQSxJQUNFLE1BQU07QUFBQSxJQUNOLE9BQU87QUFBQSxNQUNMLEtBQUssd0JBQXdCLGVBQWU7QUFBQSxNQUM1QyxLQUFLLHNCQUFzQixlQUFlLFFBQVc7QUFBQSxRQUNuRCxHQUFHLFFBQVEsZ0JBQWdCLE9BQU8sbUJBQW1CLGVBQWUsUUFBVyxvQkFBb0IsQ0FBQztBQUFBLFFBQ3BHLEtBQUssd0JBQXdCLG1CQUFtQixXQUFXO0FBQUEsTUFDN0QsQ0FBQztBQUFBLE1BQ0Q7QUFBQSxRQUNFO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBLE9BQU8sc0JBQXNCLGdCQUFnQjtBQUFBLE1BQy9DO0FBQUEsTUFDQSxLQUFLLDRCQUE0QixjQUFjLFFBQVcsT0FBTyxrQkFBa0IsWUFBWSxDQUFDO0FBQUEsTUFDaEcsS0FBSyxvQkFBb0IsV0FBVztBQUFBLE1BQ3BDLEtBQUssbUJBQW1CLGlCQUFpQixRQUFXLE9BQU8scUJBQXFCLGVBQWUsQ0FBQztBQUFBLE1BQ2hHLEtBQUssc0JBQXNCLGtCQUFrQjtBQUFBLE1BQzdDLEtBQUssZUFBZSxXQUFXO0FBQUEsTUFDL0IsS0FBSyxxQkFBcUIsWUFBWTtBQUFBLElBQ3hDO0FBQUEsRUFDRjtBQUNGLEVBQUUsT0FBTyxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sU0FBUyxDQUFDO0FBR2pDLElBQU0sVUFBMkIsU0FDckMsUUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLEtBQUssRUFDNUIsT0FBTyxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sU0FBUyxDQUFDO0FBR2xDLElBQU0sU0FBc0MsSUFBSTtBQUFBLEVBQ3JELFNBQ0csUUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLEtBQUssRUFDNUIsUUFBUSxDQUFDLFdBQVcsQ0FBQyxRQUFRLEdBQUcsT0FBTyxLQUFLLENBQUMsRUFDN0MsSUFBSSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sQ0FBQyxNQUFNLEtBQUssQ0FBQztBQUMzQzs7O0FEakpBLElBQU0sWUFBWSxDQUFDLFNBQXlCLE9BQU8sV0FBVyxJQUFJLEtBQUssUUFBUSxLQUFLLElBQUksSUFBSSxNQUFPO0FBRzVGLFNBQVMsU0FBUyxFQUFFLEtBQUssTUFBTSxHQUFHRyxTQUFRLEdBQTZDO0FBQzVGLE1BQUksS0FBTSxRQUFPLFVBQUssSUFBSTtBQUMxQixRQUFNLFFBQVEsT0FBTyxPQUFPQSxRQUFPLEVBQUUsU0FBUyxDQUFDLEtBQUssVUFBVSxVQUFVLEdBQUcsSUFBSSxVQUFVLEtBQUssQ0FBQyxFQUFFLENBQUM7QUFDbEcsU0FBTyxRQUFRLFFBQVEsS0FBSyxLQUFLO0FBQ25DO0FBR08sSUFBTSxPQUFPLE9BQU87QUFBQSxFQUN6QixRQUFRO0FBQUEsRUFDUixNQUFNO0FBQUEsSUFDSixNQUFNO0FBQUEsSUFDTixTQUFTLGdCQUFnQixLQUFLLEtBQUssV0FBVyxDQUFDLElBQUksQ0FBQztBQUFBLElBQ3BELFNBQVM7QUFBQSxNQUNQLEVBQUUsTUFBTSwwQkFBMEIsTUFBTSx1QkFBdUI7QUFBQSxNQUMvRCxFQUFFLE9BQU8sT0FBTyxNQUFNLHVCQUF1QixNQUFNLDJCQUEyQjtBQUFBLE1BQzlFLEVBQUUsT0FBTyxPQUFPLE1BQU0sY0FBYyxNQUFNLGVBQWU7QUFBQSxNQUN6RCxFQUFFLE9BQU8sT0FBTyxNQUFNLHNCQUFpQixNQUFNLFdBQVc7QUFBQSxJQUMxRDtBQUFBLEVBQ0Y7QUFBQSxFQUNBLFVBQVUsZUFBZSxFQUFFLElBQUksQ0FBQ0MsWUFBVztBQUN6QyxVQUFNLEVBQUUsY0FBYyxJQUFJLFVBQVUsQ0FBQyxFQUFFLElBQUksU0FBU0EsT0FBTTtBQUMxRCxVQUFNLE9BQU9DLFVBQVNELE9BQU07QUFDNUIsV0FBTyxFQUFFLE9BQU8sTUFBTSxTQUFTLGFBQWEsTUFBTSxhQUFhLElBQUksS0FBSyxVQUFVLFNBQVMsT0FBTyxFQUFFO0FBQUEsRUFDdEcsQ0FBQztBQUNIOzs7QUUvQjhPLFNBQVMsY0FBQUUsbUJBQWtCO0FBQ3pRLFNBQVMsUUFBQUMsT0FBTSxhQUFhO0FBSTVCLElBQU0sRUFBRSxXQUFXLElBQUksU0FBUyxlQUFlLEVBQUUsQ0FBQyxLQUFLLElBQUk7QUFHcEQsSUFBTSxpQkFBaUIsWUFBWSxPQUFPLElBQUksUUFBUSxrQkFBa0IsRUFBRTtBQU0xRSxTQUFTLFVBQVUsTUFBYyxNQUFzQjtBQUM1RCxNQUFJLDJCQUEyQixLQUFLLElBQUksRUFBRyxRQUFPO0FBQ2xELFFBQU0sQ0FBQyxPQUFPLElBQUksTUFBTSxJQUFJLEtBQUssTUFBTSxHQUFHO0FBQzFDLFFBQU0sT0FBTyxNQUFNLEtBQUssTUFBTSxRQUFRLElBQUksR0FBRyxVQUFVLElBQUksQ0FBQyxFQUFFLFFBQVEsT0FBTyxFQUFFO0FBQy9FLFFBQU0sTUFBTSxXQUFXLFNBQVksS0FBSyxJQUFJLE1BQU07QUFDbEQsUUFBTUMsV0FBVSxLQUFLLFFBQVEsdUNBQXVDLDZCQUE2QjtBQUNqRyxRQUFNLFFBQVEsT0FBTyxJQUFJQSxRQUFPLEtBQUssT0FBTyxJQUFJLE1BQU0sS0FBSyxNQUFNLFdBQVcsQ0FBQztBQUM3RSxNQUFJLFVBQVUsT0FBVyxRQUFPLElBQUksS0FBSyxHQUFHLEdBQUc7QUFDL0MsU0FBT0MsWUFBV0MsTUFBSyxNQUFNLElBQUksQ0FBQyxJQUFJLEdBQUcsYUFBYSxjQUFjLElBQUksR0FBRyxHQUFHLEtBQUs7QUFDckY7OztBQ3ZCb1AsU0FBUyxnQkFBQUMscUJBQW9CO0FBQ2pSLFNBQVMsUUFBQUMsT0FBTSxTQUFBQyxRQUFPLFlBQUFDLGlCQUFnQjtBQUN0QyxTQUFTLGlCQUFpQjs7O0FDSzFCLElBQU0sUUFBUSxDQUFDQyxVQUNiQSxNQUNHLE1BQU0sR0FBRyxFQUNULE1BQU0sR0FBRyxFQUFFLEVBQ1gsSUFBSSxDQUFDLFNBQVMsS0FBSyxLQUFLLENBQUM7QUFFOUIsSUFBTSxXQUFXLENBQUMsYUFDaEIsU0FBUyxNQUFNLE9BQU8sRUFBRTtBQUFBLEVBQVEsQ0FBQyxhQUM5QixRQUFRLE1BQU0sa0JBQWtCLEtBQUssQ0FBQyxHQUFHLElBQUksQ0FBQyxVQUFVO0FBQ3ZELFVBQU0sQ0FBQyxTQUFTLElBQUksRUFBRSxHQUFHLElBQUksSUFBSSxNQUFNLEtBQUssRUFBRSxNQUFNLElBQUk7QUFDeEQsV0FBTyxFQUFFLE9BQU8sUUFBUSxNQUFNLE1BQU0sQ0FBQyxFQUFFLENBQUMsS0FBSyxJQUFJLFFBQVEsTUFBTSxNQUFNLEdBQUcsTUFBTSxLQUFLLElBQUksS0FBSyxFQUFFO0FBQUEsRUFDaEcsQ0FBQztBQUNIO0FBR0YsSUFBTSxRQUFRLENBQUMsT0FBTyxPQUFPLGNBQWMsU0FBUyxZQUFZLFVBQVUsVUFBVSxFQUFFO0FBR3RGLElBQU0sVUFBVSxDQUFDLEVBQUUsT0FBTyxRQUFRLEtBQUssR0FBVSxVQUMvQyxLQUNHLE9BQU8sQ0FBQyxDQUFDLE9BQU8sRUFBRSxNQUFNLE1BQU0sS0FBSyxDQUFDLFNBQVMsR0FBRyxJQUFJLElBQUksV0FBVyxHQUFHLElBQUksR0FBRyxDQUFDLENBQUMsRUFDL0UsUUFBUSxDQUFDLFFBQVE7QUFDaEIsUUFBTSxRQUFRLElBQUksT0FBTyxRQUFRLE9BQU8sQ0FBQztBQUN6QyxRQUFNQyxVQUFTLENBQUMsQ0FBQyxPQUFPLElBQU8sT0FBSSxNQUNqQyxDQUFDLGNBQWMsS0FBSyxFQUFFLFNBQVMsSUFBSSxLQUFLLENBQUMsTUFBTSxHQUFHLElBQUksRUFBRSxPQUFPLFFBQVEsT0FBTyxDQUFDLE1BQU07QUFDdkYsUUFBTSxPQUFPLEtBQUssS0FBS0EsT0FBTTtBQUM3QixRQUFNLFFBQVEsQ0FBQyxTQUFTLFVBQVUsV0FBUSxLQUFLLEtBQUssS0FBSztBQUN6RCxRQUFNLFFBQVEsSUFBSSxPQUFPLFFBQVEsWUFBWSxDQUFDLEdBQUcsUUFBUSxTQUFTLEVBQUU7QUFDcEUsUUFBTSxXQUFXLENBQUMsR0FBRyxPQUFPLFFBQVEsQ0FBQyxFQUFFLE9BQU8sQ0FBQyxDQUFDLEVBQUUsTUFBTSxNQUFNLFFBQVEsQ0FBQyxNQUFNLFNBQVMsTUFBTSxDQUFDO0FBQzdGLFNBQU8sU0FBUyxJQUFJLENBQUMsQ0FBQyxPQUFPLE1BQU0sR0FBRyxhQUFhO0FBQ2pELFVBQU0sU0FBUyxXQUFXO0FBQzFCLFVBQU0sT0FBTyxXQUFXLElBQUksVUFBSyxNQUFNLEtBQUssU0FBUyxRQUFRLFFBQVEsR0FBRyxLQUFLLEdBQUcsS0FBSyxLQUFLLE1BQU07QUFDaEcsV0FBTyxLQUFLLElBQUksTUFBTSxPQUFPLEtBQUssQ0FBQyxNQUFNLElBQUksS0FBSyxDQUFDLEdBQUcsVUFBVSxRQUFRLEtBQUssS0FBSyxNQUFNLEVBQUU7QUFBQSxFQUM1RixDQUFDO0FBQ0gsQ0FBQztBQUdFLFNBQVMsVUFBVUMsYUFBb0IsT0FBOEM7QUFDMUYsUUFBTSxRQUFRLFNBQVNBLFdBQVUsRUFBRSxRQUFRLENBQUMsVUFBVSxRQUFRLE9BQU8sS0FBSyxDQUFDO0FBQzNFLE1BQUksTUFBTSxXQUFXLEVBQUcsUUFBTztBQUMvQixTQUFPLENBQUMsNENBQTRDLHlCQUF5QixHQUFHLEtBQUssRUFBRSxLQUFLLElBQUk7QUFDbEc7QUFHTyxJQUFNLGNBQWMsQ0FBQyxPQUFlQSxnQkFDekMsTUFBTSxRQUFRLGlDQUFpQyxDQUFDLE1BQU0sVUFBa0I7QUFDdEUsUUFBTSxRQUFRLFVBQVVBLGFBQVksTUFBTSxNQUFNLElBQUksQ0FBQztBQUNyRCxTQUFPLFVBQVUsU0FBWSxPQUFPLEdBQUcsSUFBSTtBQUFBLEVBQUssS0FBSztBQUFBO0FBQUE7QUFDdkQsQ0FBQzs7O0FDdkRtUCxTQUFTLFVBQVUsY0FBYztBQUV2UixJQUFNLFFBQVE7QUFDZCxJQUFNLFNBQVM7QUFRZixTQUFTLEtBQUssTUFBYSxTQUEyQixJQUFtQjtBQUN2RSxRQUFNLFNBQVMsQ0FBQyxFQUFFLEdBQUcsS0FBSyxJQUFJLFFBQVEsR0FBRyxHQUFHLEtBQUssRUFBRSxHQUFHLEdBQUcsU0FBUyxFQUFFLEdBQUcsR0FBRyxJQUFJLFFBQVEsR0FBRyxHQUFHLEdBQUcsRUFBRSxDQUFDO0FBQ2xHLFFBQU0sQ0FBQyxRQUFRLE1BQU0sR0FBRyxNQUFNLElBQUksT0FBTyxJQUFJLENBQUMsRUFBRSxHQUFHLEVBQUUsT0FBTyxFQUFFLEdBQUcsS0FBSyxNQUFNLENBQUMsR0FBRyxHQUFHLEtBQUssTUFBTSxDQUFDLEVBQUUsRUFBRTtBQUNuRyxRQUFNLFFBQVEsT0FBTyxJQUFJLENBQUMsRUFBRSxHQUFHLEVBQUUsR0FBRyxVQUFVO0FBQzVDLFVBQU0sU0FBUyxPQUFPLFFBQVEsQ0FBQyxLQUFLO0FBQ3BDLFVBQU0sUUFBUSxPQUFPLElBQUksS0FBSztBQUM5QixXQUFPLElBQUksSUFBSSxJQUFJLE9BQU8sQ0FBQyxJQUFJLElBQUksSUFBSSxDQUFDLElBQUksQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUNwRCxDQUFDO0FBQ0QsU0FBTyxhQUFhLE1BQU0sQ0FBQyxJQUFJLE1BQU0sQ0FBQyxHQUFHLE1BQU0sS0FBSyxFQUFFLENBQUM7QUFDekQ7QUFHTyxTQUFTLGNBQWMsTUFBc0I7QUFDbEQsUUFBTSxTQUFTLElBQUk7QUFBQSxJQUNqQixDQUFDLEdBQUcsS0FBSyxTQUFTLDhCQUE4QixDQUFDLEVBQUUsSUFBSSxDQUFDLENBQUMsRUFBRSxLQUFLLElBQUksUUFBUSxFQUFFLE1BQU0sQ0FBQyxJQUFJLEtBQUssQ0FBQztBQUFBLEVBQ2pHO0FBQ0EsUUFBTSxRQUFRLElBQUksU0FBUyxNQUFNO0FBQ2pDLFFBQU0sU0FBUyxFQUFFLFNBQVMsTUFBTSxTQUFTLElBQUksU0FBUyxJQUFJLFNBQVMsR0FBRyxTQUFTLEVBQUUsQ0FBQztBQUNsRixhQUFXLE1BQU0sT0FBTyxLQUFLLEVBQUcsT0FBTSxRQUFRLElBQUksRUFBRSxPQUFPLE9BQU8sUUFBUSxPQUFPLENBQUM7QUFDbEYsYUFBVyxDQUFDLEVBQUUsT0FBTyxJQUFJLEtBQUssRUFBRSxLQUFLLEtBQUssU0FBUyx3QkFBd0IsRUFBRyxPQUFNLFFBQVEsTUFBTSxJQUFJLENBQUMsQ0FBQztBQUN4RyxTQUFPLEtBQUs7QUFDWixRQUFNLFFBQVEsTUFBTSxNQUFNLEVBQUUsSUFBSSxDQUFDLFNBQVM7QUFDeEMsVUFBTSxFQUFFLE9BQU8sSUFBSSxNQUFNLEtBQUssSUFBSTtBQUNsQyxXQUFPLEtBQUssTUFBTSxLQUFLLEtBQUssQ0FBQyxHQUFZLE9BQU8sTUFBTSxHQUFHLEVBQUUsR0FBRyxNQUFNLEtBQUssS0FBSyxDQUFDLENBQVU7QUFBQSxFQUMzRixDQUFDO0FBQ0QsUUFBTSxRQUFRLENBQUMsR0FBRyxNQUFNLEVBQUUsSUFBSSxDQUFDLENBQUMsSUFBSSxLQUFLLE1BQU07QUFDN0MsVUFBTSxFQUFFLEdBQUcsRUFBRSxJQUFJLE1BQU0sS0FBSyxFQUFFO0FBQzlCLFdBQU8sWUFBWSxJQUFJLFFBQVEsQ0FBQyxRQUFRLElBQUksU0FBUyxDQUFDLFlBQVksS0FBSyxhQUFhLE1BQU0sc0JBQXNCLENBQUMsUUFBUSxJQUFJLENBQUMsS0FBSyxLQUFLO0FBQUEsRUFDMUksQ0FBQztBQUNELFFBQU0sUUFBUSxDQUFDLEdBQUcsTUFBTSxFQUFFLElBQUksQ0FBQyxDQUFDLElBQUksS0FBSyxNQUFNO0FBQzdDLFVBQU0sV0FBVyxNQUFNLFdBQVcsRUFBRSxLQUFLLENBQUMsR0FBRyxJQUFJLENBQUMsT0FBTyxPQUFPLElBQUksRUFBRSxLQUFLLEVBQUU7QUFDN0UsV0FBTyxHQUFHLEtBQUssYUFBYSxRQUFRLEtBQUssSUFBSSxLQUFLLFNBQVM7QUFBQSxFQUM3RCxDQUFDO0FBQ0QsUUFBTSxFQUFFLFFBQVEsR0FBRyxTQUFTLEVBQUUsSUFBSSxNQUFNLE1BQU07QUFDOUMsU0FBTyx1RkFBdUYsS0FBSyxJQUFJLE1BQU0sNEJBQTRCLE1BQU0sS0FBSyxHQUFHLENBQUMsS0FBSyxNQUFNLEtBQUssRUFBRSxDQUFDLEdBQUcsTUFBTSxLQUFLLEVBQUUsQ0FBQztBQUFBO0FBQzlMOzs7QUM5Q2dQLFNBQVMsY0FBQUMsYUFBWSxlQUFBQyxjQUFhLGdCQUFBQyxlQUFjLFFBQVEsaUJBQUFDLHNCQUFxQjtBQUM3VCxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLFlBQUFDLFdBQVUsUUFBQUMsYUFBWTs7O0FDRnlOLFNBQVMsYUFBYTtBQUM5USxTQUFTLGlCQUFBQyxzQkFBcUI7QUFDOUIsU0FBUyxRQUFBQyxhQUFZO0FBQ3JCLFNBQVMsU0FBQUMsY0FBYTtBQUN0QixTQUFTLFlBQVlDLG1CQUFnQzs7O0FDSjZLLFNBQVMsb0JBQW9CO0FBQy9QLFNBQVMsWUFBWSxXQUFXLGNBQUFDLGFBQVksYUFBQUMsWUFBVyxpQkFBQUMsc0JBQXFCO0FBQzVFLFNBQVMsZUFBZTtBQUN4QixTQUFTLFFBQUFDLGFBQVk7QUFDckIsU0FBUyxpQkFBQUMsc0JBQXFCO0FBQzlCLFNBQVMsWUFBWSxrQkFBc0M7QUFMOEUsSUFBTUMsNENBQTJDO0FBUTFMLElBQU0sUUFBUTtBQUFBLEVBQ1o7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUVBLElBQU0sWUFBWTtBQUFBLEVBQ2hCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQUMsTUFBSyxRQUFRLEdBQUcsNkRBQTZEO0FBQUEsRUFDN0U7QUFBQSxFQUNBO0FBQ0Y7QUFFQSxJQUFNLFVBQVU7QUFDaEIsSUFBTSxRQUFRQyxlQUFjLElBQUksSUFBSSx1QkFBdUJGLHlDQUFlLENBQUM7QUFFM0UsSUFBTSxPQUNKO0FBRUYsU0FBUyxLQUFLLE1BQTBDO0FBQ3RELE1BQUksQ0FBQyxLQUFNLFFBQU87QUFDbEIsTUFBSTtBQUNGLGVBQVcsTUFBTSxVQUFVLElBQUk7QUFDL0IsV0FBTztBQUFBLEVBQ1QsUUFBUTtBQUNOLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFHQSxTQUFTLFNBQWU7QUFDdEIsTUFBSSxRQUFRLGFBQWEsV0FBVyxRQUFRLFNBQVM7QUFDbkQsVUFBTSxJQUFJLE1BQU0sR0FBRyxPQUFPLHVCQUF1QjtBQUNuRCxFQUFBRyxXQUFVRixNQUFLLE9BQU8sT0FBTyxHQUFHLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFDbkQsRUFBQUcsZUFBY0gsTUFBSyxPQUFPLGNBQWMsR0FBRyxJQUFJO0FBQy9DLGVBQWEsT0FBTyxDQUFDLFdBQVcsYUFBYSxvQkFBb0Isb0JBQW9CLE9BQU8sR0FBRztBQUFBLElBQzdGLEtBQUs7QUFBQSxFQUNQLENBQUM7QUFDRCxRQUFNLFNBQVM7QUFFZixlQUFhLFFBQVEsVUFBVSxDQUFDLFVBQVUsTUFBTSxHQUFHO0FBQUEsSUFDakQsS0FBSztBQUFBLElBQ0wsT0FBTztBQUFBLElBQ1AsS0FBSyxFQUFFLEdBQUcsUUFBUSxLQUFLLFFBQVEsT0FBTyx1QkFBdUIsYUFBYTtBQUFBLEVBQzVFLENBQUM7QUFDRCxFQUFBRztBQUFBLElBQ0VILE1BQUssT0FBTyxrQkFBa0I7QUFBQSxJQUM5QixvQkFBb0IsS0FBSyxtREFBbUQsS0FBSztBQUFBLEVBQ25GO0FBQ0Y7QUFHQSxJQUFNLFdBQVcsT0FBc0I7QUFBQSxFQUNyQyxnQkFBZ0JBLE1BQUssT0FBTyxVQUFVO0FBQUEsRUFDdEMsTUFBTTtBQUFBLEVBQ04sS0FBSyxFQUFFLEdBQUcsUUFBUSxLQUFLLGlCQUFpQkEsTUFBSyxPQUFPLFlBQVksR0FBRyxpQkFBaUJBLE1BQUssT0FBTyxPQUFPLEVBQUU7QUFDM0c7QUFFQSxTQUFTLGFBQW1CO0FBQzFCLE1BQUksUUFBUSxhQUFhLFdBQVcsUUFBUSxTQUFTLE1BQU0sRUFBRyxPQUFNLElBQUksTUFBTSxpQkFBaUI7QUFDL0YsUUFBTSxNQUFNLEVBQUUsR0FBRyxRQUFRLEtBQUssaUJBQWlCLGlCQUFpQjtBQUNoRSxlQUFhLFdBQVcsQ0FBQyxVQUFVLEtBQUssR0FBRyxFQUFFLEtBQUssT0FBTyxPQUFPLENBQUM7QUFDakUsZUFBYSxXQUFXLENBQUMsV0FBVyxNQUFNLE9BQU8sVUFBVSxHQUFHLEVBQUUsS0FBSyxPQUFPLE9BQU8sQ0FBQztBQUN0RjtBQU1PLFNBQVMsVUFBVSxNQUF5QixRQUFRLEtBQXlCO0FBQ2xGLFFBQU0sRUFBRSxhQUFhLG1CQUFtQixJQUFJO0FBQzVDLE1BQUksdUJBQXVCLFVBQVcsUUFBTztBQUM3QyxNQUFJLGVBQWUsQ0FBQyxLQUFLLFdBQVcsR0FBRztBQUNyQyxVQUFNLElBQUksTUFBTSxpREFBaUQ7QUFBQSxFQUNuRTtBQUNBLFNBQU8sQ0FBQyxhQUFhLEdBQUcsV0FBVyxXQUFXLGVBQWUsQ0FBQyxFQUFFLEtBQUssSUFBSTtBQUMzRTtBQU1PLFNBQVMsV0FBMEI7QUFDeEMsUUFBTSxRQUFRLFVBQVU7QUFDeEIsTUFBSSxNQUFPLFFBQU8sRUFBRSxnQkFBZ0IsT0FBTyxNQUFNLE1BQU07QUFFdkQsTUFBSSxLQUFLLFNBQVMsRUFBRSxjQUFjLEtBQUtJLFlBQVdKLE1BQUssT0FBTyxrQkFBa0IsQ0FBQyxFQUFHLFFBQU8sU0FBUztBQUNwRyxhQUFXLFNBQVMsQ0FBQyxRQUFRLFVBQVUsR0FBRztBQUN4QyxRQUFJO0FBQ0YsY0FBUTtBQUFBLFFBQ04sMENBQTBDLFVBQVUsU0FBUyxRQUFRLE9BQU8sTUFBTSxLQUFLO0FBQUEsTUFDekY7QUFDQSxZQUFNO0FBQ04sWUFBTSxVQUFVLFVBQVUsY0FBYyxVQUFVLEVBQUUsR0FBRyxRQUFRLEtBQUssb0JBQW9CLE9BQVUsQ0FBQztBQUNuRyxhQUFPLFVBQVUsRUFBRSxnQkFBZ0IsU0FBUyxNQUFNLE1BQU0sSUFBSSxTQUFTO0FBQUEsSUFDdkUsUUFBUTtBQUFBLElBRVI7QUFBQSxFQUNGO0FBQ0EsUUFBTSxJQUFJLE1BQU0sSUFBSTtBQUN0QjtBQUVBLElBQUksUUFBUSxLQUFLLENBQUMsTUFBTUMsZUFBY0YseUNBQWUsR0FBRztBQUN0RCxNQUFJO0FBQ0YsWUFBUSxJQUFJLFNBQVMsRUFBRSxjQUFjO0FBQUEsRUFDdkMsU0FBUyxTQUFTO0FBQ2hCLFlBQVEsTUFBTyxRQUFrQixPQUFPO0FBQ3hDLFlBQVEsS0FBSyxDQUFDO0FBQUEsRUFDaEI7QUFDRjs7O0FEekdBLElBQU0sVUFBVTtBQUdoQixJQUFNLFVBQVU7QUFFaEIsZUFBZSxPQUFPLFNBQWlCLEVBQUUsTUFBTSxPQUFBTSxPQUFNLEdBQTZCO0FBQ2hGLFFBQU0sRUFBRSxZQUFZLElBQUksTUFBTUMsT0FBTTtBQUFBLElBQ2xDLGVBQWU7QUFBQSxJQUNmLGFBQWEsQ0FBQyxJQUFJO0FBQUEsSUFDbEIsUUFBUTtBQUFBLElBQ1IsT0FBTztBQUFBLElBQ1AsUUFBUTtBQUFBLElBQ1IsVUFBVUQ7QUFBQSxJQUNWLFFBQVE7QUFBQSxJQUNSLEtBQUs7QUFBQSxJQUNMLFFBQVEsRUFBRSxRQUFRLFNBQVMsVUFBVSxRQUFRO0FBQUEsSUFDN0MsVUFBVTtBQUFBO0FBQUEsSUFFVixHQUFJQSxXQUFVLFVBQVU7QUFBQSxNQUN0QixRQUFRO0FBQUEsUUFDTixJQUFJO0FBQUEsTUFDTjtBQUFBLElBQ0Y7QUFBQSxJQUNBLEdBQUlBLFdBQVUsYUFBYSxFQUFFLFFBQVEsRUFBRSx3QkFBd0IsZ0JBQWdCLEVBQUU7QUFBQSxFQUNuRixDQUFDO0FBQ0QsU0FBTyxZQUFZLENBQUMsR0FBRyxRQUFRO0FBQ2pDO0FBR0EsU0FBUyxVQUFVLFNBQWlCLE1BQTJDO0FBQzdFLFFBQU0sU0FBUztBQUFBO0FBQUEsbUJBRUUsS0FBSyxVQUFVLEtBQUssSUFBSSxFQUFFLENBQUM7QUFBQSx1Q0FDUCxPQUFPO0FBQzVDLFFBQU0sUUFBUSxNQUFNLFFBQVEsVUFBVSxDQUFDLHVCQUF1QixVQUFVLE1BQU0sR0FBRztBQUFBLElBQy9FLEtBQUs7QUFBQSxJQUNMLE9BQU8sQ0FBQyxVQUFVLFVBQVUsTUFBTTtBQUFBLElBQ2xDLFNBQVM7QUFBQSxFQUNYLENBQUM7QUFDRCxNQUFJLFNBQVM7QUFDYixRQUFNLE9BQU8sR0FBRyxRQUFRLENBQUMsVUFBbUIsVUFBVSxNQUFNLFNBQVMsQ0FBRTtBQUN2RSxTQUFPLElBQUksUUFBUSxDQUFDLFlBQVk7QUFDOUIsVUFBTSxLQUFLLFNBQVMsQ0FBQyxNQUFNLFdBQVc7QUFDcEMsVUFBSSxTQUFTLEVBQUcsU0FBUSxNQUFTO0FBQUEsVUFDNUIsU0FBUSxTQUFTLHFCQUFxQixVQUFVLEdBQUksUUFBUSxVQUFVLE1BQU0sQ0FBQztBQUFBLElBQ3BGLENBQUM7QUFBQSxFQUNILENBQUM7QUFDSDtBQUdBLElBQU0sWUFBWSxDQUFDLFdBQ2pCLE9BQU8sTUFBTSxJQUFJLEVBQUUsS0FBSyxDQUFDRSxVQUFTLDBCQUEwQixLQUFLQSxLQUFJLENBQUMsS0FBSyxPQUFPLEtBQUssRUFBRSxNQUFNLEdBQUcsR0FBRztBQUd2RyxlQUFlLGFBQWEsU0FBa0IsUUFBZ0IsUUFBNkM7QUFDekcsUUFBTUMsUUFBTyxNQUFNLFFBQVEsUUFBUTtBQUNuQyxRQUFNLFdBQXFCLENBQUM7QUFDNUIsRUFBQUEsTUFBSyxHQUFHLGFBQWEsQ0FBQyxFQUFFLFFBQVEsTUFBTSxTQUFTLEtBQUssT0FBTyxDQUFDO0FBQzVELEVBQUFBLE1BQUssR0FBRyxVQUFVLENBQUMsV0FBVyxLQUFLLE9BQU8sUUFBUSxDQUFDO0FBQ25ELFFBQU0sU0FBUztBQUNmLFFBQU0sT0FBTyx1Q0FBdUMsTUFBTTtBQUFBO0FBQUEsdUVBRVcsT0FBTztBQUFBO0FBRTVFLFFBQU1BLE1BQUssTUFBTSxRQUFRLENBQUMsVUFBVTtBQUNsQyxVQUFNLEVBQUUsU0FBUyxJQUFJLElBQUksSUFBSSxNQUFNLFFBQVEsRUFBRSxJQUFJLENBQUM7QUFDbEQsUUFBSSxhQUFhLElBQUssUUFBTyxNQUFNLFFBQVEsRUFBRSxhQUFhLGFBQWEsTUFBTSxLQUFLLENBQUM7QUFDbkYsUUFBSSxhQUFhLGNBQWUsUUFBTyxNQUFNLFFBQVEsRUFBRSxhQUFhLG1CQUFtQixNQUFNLE9BQU8sQ0FBQztBQUNyRyxXQUFPLE1BQU0sUUFBUSxFQUFFLFFBQVEsS0FBSyxhQUFhLG9CQUFvQixNQUFNLEtBQUssQ0FBQztBQUFBLEVBQ25GLENBQUM7QUFDRCxNQUFJO0FBQ0YsVUFBTUEsTUFBSyxLQUFLLEdBQUcsTUFBTSxHQUFHO0FBQzVCLFVBQU0sT0FBT0EsTUFBSyxnQkFBZ0IsZUFBZSxFQUFFLE9BQU8sWUFBWSxTQUFTLFFBQVEsQ0FBQztBQUN4RixVQUFNLFFBQVEsS0FBSyxDQUFDLE1BQU1BLE1BQUssYUFBYSxhQUFhLEVBQUUsU0FBUyxRQUFRLENBQUMsQ0FBQyxDQUFDLEVBQUUsTUFBTSxNQUFNO0FBQzNGLGVBQVMsS0FBSyxxQkFBcUIsVUFBVSxHQUFJLEtBQUs7QUFBQSxJQUN4RCxDQUFDO0FBQUEsRUFDSCxVQUFFO0FBQ0EsVUFBTUEsTUFBSyxNQUFNO0FBQUEsRUFDbkI7QUFDQSxTQUFPLFNBQVMsQ0FBQztBQUNuQjtBQUdBLGVBQXNCLFlBQVksU0FBaUIsVUFBa0Q7QUFDbkcsUUFBTSxXQUFzQixDQUFDO0FBQzdCLE1BQUk7QUFDSixNQUFJO0FBQ0YsZUFBVyxXQUFXLFVBQVU7QUFDOUIsWUFBTSxFQUFFLE1BQU0sT0FBQUgsUUFBTyxNQUFBRyxNQUFLLElBQUk7QUFDOUIsWUFBTSxVQUFVLE1BQU0sT0FBTyxTQUFTLE9BQU8sRUFBRTtBQUFBLFFBQzdDLE9BQU8sV0FBVztBQUNoQixjQUFJSCxXQUFVLFdBQVc7QUFDdkIsd0JBQVksTUFBTUksWUFBVyxPQUFPLFNBQVMsQ0FBQztBQUM5QyxtQkFBTyxhQUFhLFNBQVMsUUFBUUQsS0FBSTtBQUFBLFVBQzNDO0FBQ0EsVUFBQUUsZUFBY0MsTUFBSyxTQUFTLEdBQUcsSUFBSSxNQUFNLEdBQUcsTUFBTTtBQUNsRCxpQkFBTyxVQUFVLFNBQVMsR0FBRyxJQUFJLE1BQU07QUFBQSxRQUN6QztBQUFBLFFBQ0EsQ0FBQyxZQUFzQixRQUFrQixRQUFRLFFBQVEsYUFBYSxHQUFHO0FBQUEsTUFDM0U7QUFDQSxVQUFJLFlBQVksT0FBVyxVQUFTLEtBQUssRUFBRSxNQUFNLFNBQVMsWUFBWU4sTUFBSyxLQUFLLE9BQU8sR0FBRyxDQUFDO0FBQUEsSUFDN0Y7QUFBQSxFQUNGLFVBQUU7QUFDQSxVQUFNLFNBQVMsTUFBTTtBQUFBLEVBQ3ZCO0FBQ0EsU0FBTztBQUNUOzs7QUVoSWdRLFNBQVMsVUFBQU8sU0FBUSxjQUFBQyxhQUFZLGFBQUFDLFlBQVcsYUFBYSxjQUFjLGFBQWEsaUJBQUFDLHNCQUFxQjtBQUNyVyxTQUFTLGNBQWM7QUFDdkIsU0FBUyxXQUFBQyxVQUFTLFFBQUFDLGFBQVk7QUFJOUIsU0FBUyxPQUFPQyxTQUFnQixNQUFrQztBQUNoRSxRQUFNLFNBQVMsQ0FBQ0EsU0FBUSxNQUFNLEdBQUcsZUFBZSxHQUFHLEdBQUcsV0FBVyxHQUFHQyxNQUFLLE1BQU0sa0JBQWtCLENBQUM7QUFDbEcsUUFBTSxRQUFRLE9BQU8sSUFBSSxDQUFDQyxXQUFVRCxNQUFLQyxRQUFPLGdCQUFnQixJQUFJLENBQUMsRUFBRSxLQUFLLENBQUMsU0FBU0MsWUFBVyxJQUFJLENBQUM7QUFDdEcsU0FBTyxTQUFTLGFBQWEsS0FBSztBQUNwQztBQUVBLFNBQVMsS0FBSyxRQUFnQixNQUFvQjtBQUNoRCxNQUFJQSxZQUFXLElBQUksRUFBRztBQUN0QixFQUFBQyxXQUFVQyxTQUFRLElBQUksR0FBRyxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQzVDLGNBQVksUUFBUSxNQUFNLFVBQVU7QUFDdEM7QUFHQSxTQUFTLE1BQU0sT0FBZUwsU0FBd0I7QUFDcEQsUUFBTSxFQUFFLE1BQU0sZUFBZSxDQUFDLEVBQUUsSUFBSSxTQUFTQSxPQUFNO0FBQ25ELFFBQU0sU0FBU0MsTUFBSyxPQUFPLEtBQUssUUFBUSxLQUFLLEdBQUcsR0FBRyxjQUFjO0FBQ2pFLFFBQU1LLFFBQU9MLE1BQUssUUFBUSxJQUFJO0FBQzlCLE1BQUlFLFlBQVdHLEtBQUksRUFBRyxRQUFPQTtBQUM3QixFQUFBRixXQUFVRSxPQUFNLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFDbkMsUUFBTSxZQUFhLFNBQVNOLE9BQU0sRUFBb0MsU0FBUyxDQUFDLE1BQU07QUFDdEYsYUFBVyxRQUFRLENBQUMsZ0JBQWdCLEdBQUcsVUFBVSxPQUFPLENBQUMsU0FBUyxDQUFDLEtBQUssV0FBVyxHQUFHLENBQUMsQ0FBQyxHQUFHO0FBQ3pGLFFBQUlHLFlBQVdGLE1BQUtELFNBQVEsSUFBSSxDQUFDLEVBQUcsQ0FBQU8sUUFBT04sTUFBS0QsU0FBUSxJQUFJLEdBQUdDLE1BQUtLLE9BQU0sSUFBSSxHQUFHLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFBQSxFQUN0RztBQUNBLGFBQVcsU0FBUyxPQUFPLEtBQUssWUFBWSxHQUFHO0FBQzdDLFVBQU0sUUFBUSxPQUFPTixTQUFRLEtBQUs7QUFDbEMsUUFBSSxNQUFPLE1BQUssT0FBTyxLQUFLLElBQUksTUFBTSxPQUFPLEtBQUssSUFBSSxPQUFPQyxNQUFLLFFBQVEsS0FBSyxDQUFDO0FBQUEsRUFDbEY7QUFDQSxTQUFPSztBQUNUO0FBRUEsSUFBTSxTQUFTLENBQUNOLFlBQTRCLGVBQWUsRUFBRSxLQUFLLENBQUMsUUFBUSxhQUFhLEdBQUcsTUFBTUEsT0FBTTtBQU9oRyxTQUFTLGNBQ2RBLFNBQ0EsT0FDbUU7QUFDbkUsUUFBTSxVQUFVLGFBQWEsWUFBWUMsTUFBSyxPQUFPLEdBQUcsU0FBUyxDQUFDLENBQUM7QUFDbkUsUUFBTSxVQUFVQSxNQUFLLFNBQVMsY0FBYztBQUM1QyxRQUFNLFFBQVFBLE1BQUssU0FBUyxRQUFRO0FBQ3BDLEVBQUFPLGVBQWNQLE1BQUssU0FBUyxjQUFjLEdBQUcsc0JBQXNCO0FBQ25FLFFBQU0sTUFBTSxTQUFTRCxPQUFNLEVBQUU7QUFDN0IsT0FBSyxNQUFNLE9BQU9BLE9BQU0sR0FBR0MsTUFBSyxTQUFTLEdBQUcsQ0FBQztBQUM3QyxRQUFNLFVBQVUsTUFBTSxPQUFPLENBQUMsU0FBUztBQUNyQyxRQUFJLFNBQVMsSUFBSyxRQUFPO0FBQ3pCLFVBQU0sUUFBUSxPQUFPRCxTQUFRLElBQUk7QUFDakMsUUFBSSxNQUFPLE1BQUssT0FBTyxLQUFLLElBQUksTUFBTSxPQUFPLEtBQUssSUFBSSxPQUFPQyxNQUFLLFNBQVMsSUFBSSxDQUFDO0FBQ2hGLFdBQU8sQ0FBQztBQUFBLEVBQ1YsQ0FBQztBQUNELGFBQVcsUUFBUSxDQUFDLEdBQUcsT0FBTyxNQUFNLEdBQUc7QUFDckMsVUFBTSxRQUFRLE9BQU8sTUFBTSxVQUFVLElBQUksRUFBRTtBQUMzQyxRQUFJLE1BQU8sTUFBSyxPQUFPQSxNQUFLLFNBQVMsVUFBVSxJQUFJLENBQUM7QUFBQSxFQUN0RDtBQUNBLFNBQU8sRUFBRSxTQUFTLFFBQVE7QUFDNUI7OztBSGhFbUosSUFBTVEsNENBQTJDO0FBNEJwTSxJQUFNLG1CQUNKO0FBRUYsSUFBTSxXQUFXO0FBR2pCLElBQU0sWUFBWSxDQUFDLFVBQWtCLFVBQ25DLENBQUMsR0FBRyxTQUFTLE1BQU0sR0FBRyxLQUFLLEVBQUUsU0FBUyxrQ0FBa0MsQ0FBQyxFQUN0RSxHQUFHLEVBQUUsSUFBSSxDQUFDLEdBQ1QsUUFBUSw0QkFBNEIsRUFBRSxLQUFLO0FBRzFDLFNBQVMsV0FBVyxVQUEyQjtBQUNwRCxTQUFPLENBQUMsR0FBRyxTQUFTLFNBQVMsUUFBUSxDQUFDLEVBQUUsSUFBSSxDQUFDLFVBQVU7QUFDckQsVUFBTSxDQUFDLEVBQUUsV0FBVyxJQUFJLFVBQVUsT0FBTyxFQUFFLElBQUk7QUFDL0MsVUFBTSxRQUFRLENBQUMsU0FDYixJQUFJLE9BQU8sV0FBVyxJQUFJLHNCQUFzQixFQUFFLEtBQUssUUFBUSxJQUFJLENBQUM7QUFDdEUsVUFBTSxDQUFDLE9BQU8sT0FBTyxNQUFNLEVBQUUsSUFBSSxDQUFDLE1BQU0sT0FBTyxHQUFHLE1BQU0sT0FBTyxHQUFHLE1BQU0sS0FBSyxDQUFDO0FBQzlFLFVBQU1DLFFBQU8sTUFBTSxNQUFNLEdBQUcsS0FBSyxNQUFNLFVBQVUsVUFBVSxVQUFVLE1BQU0sS0FBSyxJQUFJLE1BQU0sTUFBTTtBQUNoRyxVQUFNLE9BQU8sa0NBQWtDLEtBQUssUUFBUTtBQUM1RCxVQUFNLENBQUMsRUFBRUMsUUFBTyxPQUFPLElBQUksb0RBQW9ELEtBQUssSUFBSSxLQUFLLENBQUMsS0FBSyxDQUFDO0FBQ3BHLFVBQU0sUUFBUUQsU0FBUSxpQkFBaUIsS0FBSyxHQUFHLFNBQVMsRUFBRSxHQUFHLElBQUksRUFBRSxJQUFJLFlBQVk7QUFDbkYsVUFBTSxTQUFTLFNBQVMsTUFBTSxHQUFHLE1BQU0sUUFBUSxNQUFNLENBQUMsRUFBRSxTQUFTLEtBQUssU0FBUyxNQUFNLE1BQU07QUFDM0YsV0FBTztBQUFBLE1BQ0w7QUFBQSxNQUNBO0FBQUEsTUFDQSxNQUFNLE9BQU8sTUFBTSxJQUFJLEVBQUU7QUFBQSxNQUN6QixLQUFNQyxVQUFzQztBQUFBLE1BQzVDLEdBQUksVUFBVSxVQUFhLEVBQUUsTUFBTTtBQUFBLE1BQ25DLEdBQUksVUFBVSxVQUFhLEVBQUUsTUFBTTtBQUFBLE1BQ25DLEdBQUlELFVBQVMsVUFBYSxFQUFFLE1BQUFBLE1BQUs7QUFBQSxNQUNqQyxHQUFJLFFBQVEsRUFBRSxNQUFNLEtBQUssQ0FBQyxLQUFLLEdBQUc7QUFBQSxNQUNsQyxHQUFJLFlBQVksVUFBYSxFQUFFLFNBQVMsUUFBUSxLQUFLLEVBQUU7QUFBQSxJQUN6RDtBQUFBLEVBQ0YsQ0FBQztBQUNIO0FBR08sU0FBU0UsV0FBVSxVQUE0QjtBQUNwRCxRQUFNLFFBQVEsU0FBUyxTQUFTLHNFQUFzRTtBQUN0RyxRQUFNLFFBQVEsQ0FBQyxHQUFHLEtBQUssRUFBRSxRQUFRLENBQUMsQ0FBQyxFQUFFLE9BQU8sRUFBRSxNQUFNLEtBQUssS0FBSyxFQUFFLE1BQU0sS0FBSyxDQUFDO0FBQzVFLFNBQU87QUFBQSxJQUNMLEdBQUcsSUFBSSxJQUFJLE1BQU0sT0FBTyxDQUFDLFNBQVMsV0FBVyxLQUFLLElBQUksQ0FBQyxFQUFFLElBQUksQ0FBQyxTQUFTLEtBQUssUUFBUSxXQUFXLElBQUksQ0FBQyxDQUFDO0FBQUEsRUFDdkc7QUFDRjtBQUdBLElBQU0sV0FBVyxDQUFDLEVBQUUsT0FBTyxNQUFNLFFBQVEsR0FBRyxPQUN6QyxVQUFVLFNBQVksT0FBTyxHQUFHLE1BQU0sS0FBSyxDQUFDO0FBQUEsRUFBSyxJQUFJLE1BQU07QUFHOUQsU0FBUyxPQUFPLEVBQUUsTUFBQUMsT0FBTSxNQUFNLEdBQVUsS0FBcUI7QUFDM0QsUUFBTSxRQUFRLFVBQVUsU0FBWSxJQUFJLE1BQU0sS0FBSyxFQUFFLE1BQU0sSUFBSSxFQUFFO0FBQ2pFLFNBQU9BLFFBQU8sS0FBSyxJQUFJLEdBQUcsTUFBTSxJQUFJLEtBQUs7QUFDM0M7QUFTQSxTQUFTLFdBQVcsU0FBOEI7QUFDaEQsRUFBQUM7QUFBQSxJQUNFQyxNQUFLLFNBQVMsZUFBZTtBQUFBLElBQzdCLEtBQUssVUFBVTtBQUFBLE1BQ2IsaUJBQWlCO0FBQUEsUUFDZixRQUFRO0FBQUEsUUFDUixRQUFRO0FBQUEsUUFDUixrQkFBa0I7QUFBQSxRQUNsQixLQUFLLENBQUMsVUFBVSxPQUFPLGNBQWM7QUFBQSxRQUNyQyxLQUFLO0FBQUEsUUFDTCxRQUFRO0FBQUEsUUFDUiw0QkFBNEI7QUFBQSxRQUM1QiwwQkFBMEI7QUFBQSxRQUMxQixpQkFBaUI7QUFBQSxRQUNqQixjQUFjO0FBQUEsUUFDZCxRQUFRO0FBQUEsUUFDUixPQUFPLENBQUMsTUFBTTtBQUFBLE1BQ2hCO0FBQUEsTUFDQSxTQUFTLENBQUMsUUFBUSxPQUFPO0FBQUEsSUFDM0IsQ0FBQztBQUFBLEVBQ0g7QUFDQSxRQUFNLE1BQU0sVUFBVSxLQUFLLEtBQUssR0FBRyxDQUFDLE1BQU0sU0FBUyxZQUFZLE9BQU8sR0FBRztBQUFBLElBQ3ZFLEtBQUs7QUFBQSxJQUNMLFVBQVU7QUFBQSxJQUNWLE9BQU8sUUFBUSxhQUFhO0FBQUEsRUFDOUIsQ0FBQztBQUNELE1BQUksSUFBSSxNQUFPLE9BQU0sSUFBSTtBQUN6QixTQUFPLElBQUksT0FBTyxNQUFNLElBQUksRUFBRSxRQUFRLENBQUNGLFVBQVM7QUFDOUMsVUFBTSxDQUFDLEVBQUUsT0FBTyxLQUFLLE9BQU8sSUFBSSx1Q0FBdUMsS0FBS0EsS0FBSSxLQUFLLENBQUM7QUFDdEYsUUFBSSxRQUFTLFFBQU8sQ0FBQyxFQUFFLE9BQU8sT0FBTyxLQUFLLEdBQUcsS0FBSyxPQUFPLEdBQUcsR0FBRyxRQUFRLENBQUM7QUFDeEUsV0FBT0EsTUFBSyxTQUFTLFVBQVUsSUFBSSxDQUFDLEVBQUUsT0FBTyxHQUFHLEtBQUssR0FBRyxTQUFTQSxNQUFLLENBQUMsSUFBSSxDQUFDO0FBQUEsRUFDOUUsQ0FBQztBQUNIO0FBUUEsZUFBc0IsWUFDcEJHLFNBQ0EsT0FDQSxRQUNtQjtBQUNuQixRQUFNLEVBQUUsU0FBUyxRQUFRLElBQUksY0FBY0EsU0FBUSxLQUFLO0FBQ3hELFFBQU0sT0FBTyxDQUFDLEVBQUUsU0FBUyxHQUFVLFVBQTBCLEdBQUcsS0FBSyxJQUFJLFFBQVE7QUFDakYsUUFBTSxXQUFXLE9BQU87QUFBQSxJQUFRLENBQUMsT0FBTyxVQUN0QyxNQUFNLFFBQVEsU0FBUyxDQUFDLElBQUksQ0FBQyxFQUFFLE1BQU0sS0FBSyxPQUFPLEtBQUssR0FBRyxPQUFPLE1BQU0sS0FBSyxNQUFNLE1BQU0sUUFBUSxHQUFHLENBQUM7QUFBQSxFQUNyRztBQUNBLE1BQUk7QUFDRixXQUFPLFFBQVEsQ0FBQyxPQUFPLFVBQVVGLGVBQWNDLE1BQUssU0FBUyxLQUFLLE9BQU8sS0FBSyxDQUFDLEdBQUcsU0FBUyxLQUFLLENBQUMsQ0FBQztBQUNsRyxVQUFNLFdBQVcsTUFBTSxZQUFZLFNBQVMsUUFBUTtBQUNwRCxVQUFNLFFBQVEsV0FBVyxPQUFPO0FBQ2hDLFdBQU87QUFBQSxNQUNMLEdBQUcsUUFBUTtBQUFBLFFBQ1QsQ0FBQyxVQUFVLEdBQUcsT0FBTyxDQUFDLEdBQUcsUUFBUSxFQUFFLGFBQWEsS0FBSztBQUFBLE1BQ3ZEO0FBQUEsTUFDQSxHQUFHLE9BQU8sUUFBUSxDQUFDLE9BQU8sVUFBVTtBQUNsQyxjQUFNLE9BQU8sQ0FBQyxLQUFhLFlBQ3pCLEdBQUcsTUFBTSxJQUFJLElBQUksT0FBTyxPQUFPLEdBQUcsQ0FBQyxJQUFJLE9BQU87QUFDaEQsY0FBTSxXQUFXLE1BQU0sUUFBUSxVQUFVLENBQUMsTUFBTTtBQUNoRCxlQUFPO0FBQUEsVUFDTCxHQUFJLFdBQVcsQ0FBQyxLQUFLLEdBQUcsdUVBQWtFLENBQUMsSUFBSSxDQUFDO0FBQUEsVUFDaEcsR0FBRyxNQUFNLE9BQU8sQ0FBQyxVQUFVLE1BQU0sVUFBVSxLQUFLLEVBQUUsSUFBSSxDQUFDLEVBQUUsS0FBSyxRQUFRLE1BQU0sS0FBSyxLQUFLLE9BQU8sQ0FBQztBQUFBLFVBQzlGLEdBQUcsU0FDQSxPQUFPLENBQUMsVUFBVSxNQUFNLFNBQVMsS0FBSyxPQUFPLEtBQUssQ0FBQyxFQUNuRCxJQUFJLENBQUMsRUFBRSxRQUFRLE1BQU0sS0FBSyxHQUFHLE9BQU8sQ0FBQztBQUFBLFFBQzFDO0FBQUEsTUFDRixDQUFDO0FBQUEsSUFDSDtBQUFBLEVBQ0YsVUFBRTtBQUNBLFdBQU8sU0FBUyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUFBLEVBQ2xEO0FBQ0Y7QUFHQSxJQUFNLGFBQWE7QUFFbkIsSUFBTSxVQUFVLENBQUMsYUFDZixTQUFTLFFBQVEsb0JBQW9CLEVBQUUsRUFBRSxNQUFNLHNCQUFzQixHQUFHLFVBQVU7QUFHcEYsU0FBUyxXQUFXQyxTQUEwQjtBQUM1QyxRQUFNLFFBQVFELE1BQUtDLFNBQVEsY0FBY0MsVUFBU0QsT0FBTSxDQUFDO0FBQ3pELE1BQUksQ0FBQ0UsWUFBVyxLQUFLLEVBQUcsUUFBTyxDQUFDO0FBQ2hDLFNBQU9DLGFBQVksS0FBSyxFQUFFLFFBQVEsQ0FBQyxTQUFVLEtBQUssU0FBUyxLQUFLLElBQUksQ0FBQ0osTUFBSyxPQUFPLElBQUksQ0FBQyxJQUFJLENBQUMsQ0FBRTtBQUMvRjtBQUVBLElBQU0sV0FBVyxDQUFDTCxPQUFjLGFBQzlCLFdBQVcsUUFBUSxFQUFFLElBQUksQ0FBQyxXQUFXLEVBQUUsR0FBRyxPQUFPLE1BQU0sTUFBTUEsS0FBSSxFQUFFLEVBQUU7QUFNdkUsZUFBc0IsWUFBWU0sU0FBbUM7QUFDbkUsUUFBTU4sUUFBT0ssTUFBS0MsU0FBUSxXQUFXO0FBQ3JDLFFBQU0sV0FBV0ksY0FBYVYsT0FBTSxNQUFNO0FBQzFDLFFBQU0sU0FBUyxTQUFTQSxPQUFNLFFBQVE7QUFDdEMsTUFBSSxPQUFPLFdBQVcsRUFBRyxRQUFPLENBQUMsR0FBRyxNQUFNQSxLQUFJLENBQUMsaUJBQWlCO0FBQ2hFLFFBQU0sUUFBUUUsV0FBVSxRQUFRO0FBQ2hDLFFBQU0sRUFBRSxLQUFLLElBQUksU0FBU0ksT0FBTTtBQUNoQyxNQUFJLENBQUMsTUFBTSxTQUFTLElBQUksRUFBRyxRQUFPLENBQUMsR0FBRyxNQUFNTixLQUFJLENBQUMsOEJBQThCLElBQUksR0FBRztBQUN0RixRQUFNLFFBQVEsUUFBUSxRQUFRO0FBQzlCLFFBQU0sUUFBUSxXQUFXTSxPQUFNLEVBQUUsSUFBSSxDQUFDLFNBQVMsQ0FBQyxNQUFNSSxjQUFhLE1BQU0sTUFBTSxDQUFDLENBQVU7QUFDMUYsUUFBTSxPQUFPLENBQUMsR0FBRyxvQkFBSSxJQUFJLENBQUMsR0FBRyxPQUFPLEdBQUcsTUFBTSxRQUFRLENBQUMsQ0FBQyxFQUFFLElBQUksTUFBTVIsV0FBVSxJQUFJLENBQUMsQ0FBQyxDQUFDLENBQUM7QUFDckYsU0FBTztBQUFBLElBQ0wsR0FBSSxRQUFRLGFBQWEsQ0FBQyxHQUFHLE1BQU1GLEtBQUksQ0FBQyxRQUFRLEtBQUssdUJBQXVCLFVBQVUsWUFBWSxJQUFJLENBQUM7QUFBQSxJQUN2RyxHQUFJLE1BQU0sWUFBWU0sU0FBUSxPQUFPLE1BQU07QUFBQSxJQUMzQyxHQUFJLE1BQU07QUFBQSxNQUNSQTtBQUFBLE1BQ0E7QUFBQSxNQUNBLE1BQU0sUUFBUSxDQUFDLENBQUMsTUFBTSxJQUFJLE1BQU0sU0FBUyxNQUFNLElBQUksQ0FBQztBQUFBLElBQ3REO0FBQUEsRUFDRjtBQUNGO0FBRUEsSUFBSSxPQUFPUCx5Q0FBZSxHQUFHO0FBQzNCLFFBQU0sVUFBVSxRQUFRLEtBQUssU0FBUyxJQUFJLFFBQVEsS0FBSyxNQUFNLENBQUMsSUFBSSxlQUFlO0FBQ2pGLFFBQU0sV0FBcUIsQ0FBQztBQUM1QixhQUFXTyxXQUFVLFFBQVMsVUFBUyxLQUFLLEdBQUksTUFBTSxZQUFZQSxPQUFNLENBQUU7QUFDMUUsV0FBUyxpQkFBaUIsUUFBUTtBQUNwQzs7O0FJdE5vUSxTQUFTLGlCQUFpQjtBQUd2UixTQUFTLFFBQVEsTUFBc0I7QUFDNUMsUUFBTSxFQUFFLE1BQU0sU0FBUyxJQUFJLFVBQVUsTUFBTTtBQUFBLElBQ3pDLFlBQVksQ0FBQyxjQUFjLEtBQUs7QUFBQSxJQUNoQyxZQUFZO0FBQUEsSUFDWixZQUFZO0FBQUEsSUFDWixxQkFBcUI7QUFBQSxFQUN2QixDQUFDO0FBQ0QsU0FBTztBQUNUOzs7QUNOTyxTQUFTLGFBQWEsVUFBMEI7QUFDckQsUUFBTSxRQUFRLFNBQVMsTUFBTSxJQUFJO0FBQ2pDLGFBQVcsRUFBRSxNQUFBSyxPQUFNLE1BQU0sUUFBUSxJQUFJLE1BQUFDLFFBQU8seUJBQXlCLEtBQUssS0FBSztBQUFBLElBQzdFO0FBQUEsRUFDRixFQUFFLFdBQVcsR0FBRztBQUNkLFFBQUksU0FBUyxPQUFXO0FBQ3hCLFVBQU0sVUFBdUIsRUFBRSxNQUFNLFFBQVEsR0FBRyxLQUFLO0FBQUEsRUFBSyxJQUFJLEVBQUUsR0FBRyxNQUFBQSxPQUFNLE1BQU07QUFDL0UsVUFBTSxPQUFPLHFCQUFxQixRQUFRLE9BQU8sY0FBYyxtQkFBbUIsS0FBSyxVQUFVLE9BQU8sQ0FBQyxDQUFDO0FBQzFHLFVBQU0sTUFBTSxNQUFNLFFBQVEsT0FBT0QsUUFBTyxDQUFDO0FBQ3pDLFVBQU0sT0FBTyxNQUFNLEdBQUcsR0FBRyxJQUFJLGFBQWE7QUFDMUMsVUFBTSxPQUFPQSxRQUFPLEdBQUcsR0FBRyxNQUFNLEVBQUU7QUFBQSxFQUNwQztBQUNBLFNBQU8sTUFBTSxLQUFLLElBQUk7QUFDeEI7OztBUkVBLElBQU0sU0FBUyxDQUFDLEVBQUUsTUFBTSxXQUFXLEtBQUssTUFBbUJFLFVBQVMsTUFBTSxRQUFRLEVBQUUsV0FBVyxNQUFNLEdBQUc7QUFHakcsU0FBUyxRQUFRLFVBQWtCLE1BQXNCO0FBQzlELFFBQU0sWUFBWSxTQUFTLFFBQVEsaUNBQWlDLENBQUMsR0FBRyxTQUFpQjtBQUN2RixVQUFNLE9BQU8sS0FBSyxzQkFBc0IsSUFBSSxLQUFLO0FBQ2pELFdBQU8sZUFBZSxJQUFJO0FBQUE7QUFBQTtBQUFBLEVBQW1CLElBQUk7QUFBQTtBQUFBO0FBQUEsRUFDbkQsQ0FBQztBQUNELE1BQUksS0FBSyxXQUFXLGNBQWMsRUFBRyxRQUFPLFlBQVksV0FBVyxXQUFXLENBQUM7QUFFL0UsU0FBTyxTQUFTLGNBQ1osVUFDRyxRQUFRLGlCQUFpQixFQUFFLEVBQzNCLFFBQVEsNkRBQTZELEVBQUUsSUFDMUU7QUFDTjtBQUVBLElBQU0sTUFBTSxHQUFHLGFBQWE7QUFDNUIsSUFBTSxVQUFVLElBQUksT0FBTyxJQUFJLEdBQUcsMkJBQTJCLEdBQUc7QUFFaEUsSUFBTSxTQUFTLENBQUMsU0FBaUIsVUFBVUMsY0FBYUMsTUFBSyxNQUFNLElBQUksQ0FBQyxDQUFDO0FBR3pFLElBQU0sa0JBQWtCLENBQUMsVUFBa0IsU0FDekMsU0FDRyxRQUFRLFNBQVMsQ0FBQyxZQUFZLE1BQWNDLFdBQWtCO0FBQzdELFFBQU0sRUFBRSxPQUFPLE9BQU8sSUFBSSxPQUFPLElBQUk7QUFDckMsU0FBTyxHQUFHLFVBQVUsWUFBWSxLQUFLLE1BQU8sT0FBT0EsTUFBSyxJQUFJLFNBQVUsS0FBSyxDQUFDO0FBQzlFLENBQUMsRUFDQSxXQUFXLEtBQUssR0FBR0MsT0FBTSxTQUFTQSxPQUFNLFFBQVEsSUFBSSxHQUFHLEVBQUUsQ0FBQyxHQUFHO0FBR2xFLFNBQVMsTUFBTSxPQUFjLE1BQW9CO0FBQy9DLFFBQU0sQ0FBQyxNQUFNLEdBQUcsSUFBSSxDQUFDLE1BQU0sUUFBUSxNQUFNLEdBQUcsTUFBTSxRQUFRLEtBQUssQ0FBQztBQUNoRSxNQUFJLE1BQU0sU0FBUyxlQUFlLEtBQU0sT0FBTSxRQUFRLFFBQVEsVUFBVSxNQUFNLElBQUksQ0FBQztBQUNuRixNQUFJLE1BQU0sU0FBUyxXQUFXLENBQUMsSUFBSztBQUNwQyxRQUFNLE9BQU8sT0FBT0EsT0FBTSxLQUFLQSxPQUFNLFFBQVEsSUFBSSxHQUFHLEdBQUcsQ0FBQztBQUN4RCxRQUFNLFFBQVEsU0FBUyxPQUFPLEtBQUssS0FBSyxDQUFDO0FBQ3pDLFFBQU0sUUFBUSxVQUFVLE9BQU8sS0FBSyxNQUFNLENBQUM7QUFDN0M7QUFHQSxTQUFTLFlBQVksUUFBZ0M7QUFDbkQsTUFBSSxRQUFRO0FBQ1osUUFBTSxRQUFRLG9CQUFJLElBQVk7QUFDOUIsYUFBVyxDQUFDLE9BQU8sS0FBSyxLQUFLLE9BQU8sUUFBUSxHQUFHO0FBQzdDLFFBQUksTUFBTSxTQUFTLGtCQUFrQixNQUFNLFFBQVEsS0FBTSxTQUFRLE1BQU0sUUFBUSxJQUFJLEtBQUs7QUFDeEYsVUFBTSxRQUFRLE9BQU8sUUFBUSxDQUFDLEdBQUcsV0FBVyxDQUFDO0FBQzdDLFFBQUksTUFBTSxTQUFTLG9CQUFvQixPQUFPLFNBQVMsY0FBZTtBQUN0RSxVQUFNLEtBQUssR0FBRyxLQUFLLElBQUksTUFBTSxPQUFPO0FBQ3BDLFFBQUksQ0FBQyxNQUFNLElBQUksRUFBRSxFQUFHLE9BQU0sUUFBUSxNQUFNLEVBQUU7QUFDMUMsVUFBTSxJQUFJLEVBQUU7QUFBQSxFQUNkO0FBQ0Y7QUFHQSxTQUFTLGFBQWEsUUFBMEIsRUFBRSxjQUFjLENBQUMsRUFBRSxHQUFjO0FBQy9FLFFBQU0sUUFBUSxPQUFPLE9BQU8sVUFBVSxDQUFDLEVBQUUsS0FBSyxNQUFNLFNBQVMsZ0JBQWdCLElBQUksQ0FBQztBQUNsRixRQUFNLFNBQVMsT0FBTyxZQUFZLENBQUMsR0FBRyxJQUFJLENBQUMsRUFBRSxNQUFNLFFBQVEsTUFBTyxTQUFTLGNBQWMsTUFBTSxPQUFRO0FBQ3ZHLGNBQVksZ0JBQWdCLE1BQU0sS0FBSyxFQUFFLEVBQUUsTUFBTSxHQUFHLEdBQUc7QUFDekQ7QUFHQSxTQUFTLFdBQVcsUUFBZ0M7QUFDbEQsYUFBVyxDQUFDLE9BQU8sS0FBSyxLQUFLLE9BQU8sUUFBUSxHQUFHO0FBQzdDLFFBQUksTUFBTSxTQUFTLGFBQWEsT0FBTyxRQUFRLENBQUMsR0FBRyxRQUFTO0FBQzVELGVBQVcsUUFBUSxDQUFDLE9BQU8sT0FBTyxRQUFRLENBQUMsQ0FBQyxFQUFHLEtBQUksS0FBTSxNQUFLLE1BQU07QUFBQSxFQUN0RTtBQUNGO0FBR08sU0FBUyxPQUFPLFVBQTBCO0FBQy9DLFFBQU0sRUFBRSxNQUFNLFNBQVMsSUFBSTtBQUMzQixPQUFLLE1BQU0sT0FBTyxhQUFhLGVBQWUsQ0FBQyxVQUFVO0FBQ3ZELFVBQU0sT0FBTyxPQUFPLE1BQU0sR0FBVTtBQUNwQyxVQUFNLE1BQU0sYUFBYSxnQkFBZ0IsUUFBUSxNQUFNLEtBQUssSUFBSSxHQUFHLElBQUksQ0FBQztBQUFBLEVBQzFFLENBQUM7QUFDRCxPQUFLLE1BQU0sS0FBSyxlQUFlLENBQUMsRUFBRSxRQUFRLElBQUksTUFBTTtBQUNsRCxVQUFNLE9BQU8sT0FBTyxHQUFVO0FBQzlCLGVBQVcsU0FBUyxPQUFRLFlBQVcsU0FBUyxNQUFNLFlBQVksQ0FBQyxFQUFHLE9BQU0sT0FBTyxJQUFJO0FBQ3ZGLGVBQVcsTUFBTTtBQUNqQixpQkFBYSxRQUFRLEdBQVU7QUFDL0IsUUFBSSxLQUFLLFNBQVMsU0FBUyxFQUFHLGFBQVksTUFBTTtBQUFBLEVBQ2xELENBQUM7QUFDRCxRQUFNLEVBQUUsT0FBTyxZQUFZLE9BQU8sYUFBYSxRQUFRLE1BQU0sYUFBYSxLQUFLLElBQUksU0FBUztBQUU1RixRQUFNLFNBQVMsQ0FBQyxPQUFPLE9BQWUsS0FBSyxXQUFXLE1BQU0sY0FBYztBQUMxRSxXQUFTLE1BQU0sT0FBTyxJQUFJLFFBQVEsT0FBTyxPQUFPLEdBQUcsR0FBRyxDQUFDO0FBQ3ZELFdBQVMsTUFBTSxjQUFjLElBQUksUUFBUSxPQUFPLE9BQU8sR0FBRyxHQUFHLENBQUM7QUFDOUQsUUFBTSxlQUFlLENBQUMsT0FBTyxPQUFlLEtBQUssUUFBUSxvQkFBb0IsRUFBRTtBQUMvRSxXQUFTLE1BQU0sYUFBYSxJQUFJLFFBQVEsYUFBYSxRQUFRLEdBQUcsR0FBRyxDQUFDO0FBQ3BFLFdBQVMsTUFBTSxjQUFjLElBQUksUUFBUSxhQUFhLFNBQVMsR0FBRyxHQUFHLENBQUM7QUFDdEUsV0FBUyxNQUFNLFFBQVEsQ0FBQyxRQUFRLFVBQVUsU0FDeEMsT0FBTyxLQUFLLEdBQUcsU0FBUyxZQUNwQixjQUFjLE9BQU8sS0FBSyxFQUFFLE9BQU8sSUFDbEMsUUFBUSxRQUFRLE9BQU8sR0FBRyxJQUFJLEtBQUs7QUFDNUM7QUFHTyxTQUFTLFdBQVcsVUFBa0IsS0FBVSxVQUFrRDtBQUN2RyxRQUFNLE9BQU8sU0FBUyxPQUFPLFNBQVMsUUFBUSxvQkFBb0IsRUFBRSxHQUFHLEdBQUc7QUFDMUUsTUFBSSxDQUFDLE9BQU8sR0FBRyxFQUFFLFNBQVMsU0FBUyxFQUFHLFFBQU87QUFDN0MsU0FBTyxLQUFLO0FBQUEsSUFDVjtBQUFBLElBQ0EsQ0FBQyxHQUFHLElBQVksU0FBaUIsT0FBTyxJQUFJLGFBQWEsRUFBRTtBQUFBLEVBQzdEO0FBQ0Y7OztBUzlIOE8sSUFBTSxNQUFNO0FBR25QLElBQU0sa0JBQWtCLENBQUMsU0FDOUIsS0FBSztBQUFBLEVBQ0g7QUFBQSxFQUNBLENBQUMsR0FBRyxZQUNGLG1DQUFtQyxPQUFPO0FBQUEsZ0ZBQ21DLEtBQUssVUFBVSxPQUFPLENBQUM7QUFDeEc7OztBQ1Q0TyxTQUFTLGNBQUFDLGFBQVksYUFBQUMsWUFBVyxpQkFBQUMsc0JBQXFCO0FBQ25TLFNBQVMsV0FBQUMsVUFBUyxRQUFBQyxjQUFZO0FBT3ZCLElBQU0sY0FBYyxDQUFDLE9BQWVDLFVBQXlCLEdBQUdBLEtBQUksR0FBRyxLQUFLO0FBRzVFLFNBQVMsT0FBTyxVQUFrQixNQUFjQSxPQUFzQjtBQUMzRSxRQUFNQyxRQUFPLENBQUMsU0FBeUI7QUFDckMsVUFBTSxVQUFVLFVBQVUsTUFBTSxJQUFJO0FBQ3BDLFFBQUksQ0FBQyxRQUFRLFdBQVcsR0FBRyxFQUFHLFFBQU87QUFDckMsVUFBTSxDQUFDLFFBQVEsSUFBSSxNQUFNLElBQUksUUFBUSxNQUFNLENBQUMsRUFBRSxNQUFNLEdBQUc7QUFDdkQsV0FBTyxZQUFZLE9BQU9ELEtBQUksS0FBSyxXQUFXLFNBQVksS0FBSyxJQUFJLE1BQU07QUFBQSxFQUMzRTtBQUNBLFFBQU0sUUFBUSxDQUFDLFNBQ2IsS0FDRyxRQUFRLG9CQUFvQixFQUFFLEVBQzlCO0FBQUEsSUFDQztBQUFBLElBQ0EsQ0FBQyxHQUFHLE1BQWMsTUFBYyxVQUFrQixPQUFPQyxNQUFLLElBQUksSUFBSTtBQUFBLEVBQ3hFO0FBQ0osU0FBTyxTQUNKLE1BQU0sbUJBQW1CLEVBQ3pCLElBQUksQ0FBQyxNQUFNLFVBQVcsUUFBUSxNQUFNLElBQUksT0FBTyxNQUFNLElBQUksQ0FBRSxFQUMzRCxLQUFLLEVBQUU7QUFDWjtBQUdBLElBQU0sV0FBVyxDQUFDLFNBQTBCLFNBQVMsY0FBYyxLQUFLLElBQUksSUFBSSxRQUFRLEtBQUssSUFBSSxHQUFHLElBQUk7QUFHeEcsSUFBTSxVQUFVLENBQUMsU0FBMEJDLFlBQVdDLE9BQUssTUFBTSxJQUFJLENBQUM7QUFFdEUsSUFBTSxpQkFBaUIsQ0FBQyxhQUN0QiwrQ0FBK0MsS0FBSyxRQUFRLElBQUksQ0FBQyxFQUFFLFdBQVcsTUFBTSxHQUFHLEVBQUUsS0FBSyxLQUFLO0FBRXJHLFNBQVNDLE1BQUssRUFBRSxNQUFNLE9BQU8sS0FBSyxHQUFTSixPQUFzQjtBQUMvRCxRQUFNLFFBQVEsZUFBZSxPQUFPLFNBQVMsSUFBSSxHQUFHLE1BQU1BLEtBQUksQ0FBQyxFQUFFLFFBQVEsMEJBQTBCLElBQUk7QUFDdkcsU0FBTyxNQUFNLElBQUksS0FBSyxZQUFZLE9BQU9BLEtBQUksQ0FBQyxJQUFJLFNBQVMsS0FBSyxLQUFLLEVBQUU7QUFDekU7QUFHTyxTQUFTLFNBQVNBLE9BQXNCO0FBQzdDLFFBQU0sQ0FBQyxFQUFFLFFBQVEsSUFBSSxRQUFRLEVBQUUsSUFBSSxrQkFBa0IsS0FBSyxLQUFLLFdBQVcsQ0FBQyxLQUFLLENBQUM7QUFDakYsUUFBTSxRQUFRLFNBQVMsSUFBSSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU07QUFDOUMsVUFBTSxRQUFRLE1BQU0sUUFBUSxDQUFDLFNBQVMsQ0FBQyxNQUFNLEdBQUcsS0FBSyxLQUFLLENBQUMsRUFBRSxPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sUUFBUSxJQUFJLENBQUM7QUFDL0YsV0FBTyxNQUFNLElBQUk7QUFBQTtBQUFBLEVBQU8sTUFBTSxJQUFJLENBQUNLLFVBQVNELE1BQUtDLE9BQU1MLEtBQUksQ0FBQyxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUE7QUFBQSxFQUMxRSxDQUFDO0FBQ0QsU0FBTyxDQUFDLEtBQUssS0FBSztBQUFBO0FBQUEsSUFBUyxLQUFLO0FBQUEsR0FBTSxHQUFHLEtBQUssRUFBRSxLQUFLLElBQUk7QUFDM0Q7QUFHTyxTQUFTLFdBQVdNLFNBQWdCTixPQUFvQjtBQUM3RCxFQUFBTyxlQUFjSixPQUFLRyxTQUFRLFVBQVUsR0FBRyxTQUFTTixLQUFJLENBQUM7QUFDdEQsYUFBVyxDQUFDLE1BQU0sS0FBSyxLQUFLLFFBQVE7QUFDbEMsUUFBSSxDQUFDLFFBQVEsSUFBSSxFQUFHO0FBQ3BCLFVBQU0sT0FBT0csT0FBS0csU0FBUSxHQUFHLEtBQUssVUFBVTtBQUM1QyxJQUFBRSxXQUFVQyxTQUFRLElBQUksR0FBRyxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQzVDLElBQUFGLGVBQWMsTUFBTSxPQUFPLFNBQVMsSUFBSSxHQUFHLE1BQU1QLEtBQUksQ0FBQztBQUFBLEVBQ3hEO0FBQ0Y7OztBbkJoRWlLLElBQU1VLDRDQUEyQztBQWdCbE4sSUFBTSxPQUFPLFFBQVEsSUFBSSxhQUFhO0FBRXRDLElBQU1DLFFBQU8sQ0FBQyxFQUFFLE1BQU0sTUFBTSxPQUFhLEVBQUUsTUFBTSxNQUFNLElBQUksS0FBSyxHQUFHO0FBR25FLElBQU0sVUFBVSxDQUFDLFNBQ2YsU0FBUyxJQUFJLENBQUMsRUFBRSxNQUFNLE1BQU0sT0FBTztBQUFBLEVBQ2pDO0FBQUEsRUFDQSxPQUFPLE1BQU0sSUFBSSxDQUFDQyxXQUFVO0FBQUEsSUFDMUIsR0FBR0QsTUFBS0MsS0FBSTtBQUFBLElBQ1osR0FBSUEsVUFBUyxRQUFRLEVBQUUsV0FBVyxPQUFPLE9BQU9BLE1BQUssTUFBTSxJQUFJRCxLQUFJLEVBQUU7QUFBQSxFQUN2RSxFQUFFO0FBQ0osRUFBRTtBQUdKLElBQU0sV0FBVyxNQUNmLE9BQU8sWUFBWTtBQUFBLEVBQ2pCLEdBQUcsUUFBUSxJQUFJLENBQUMsV0FBVyxDQUFDLElBQUksT0FBTyxLQUFLLElBQUksUUFBUSxNQUFNLENBQUMsQ0FBVTtBQUFBLEVBQ3pFLENBQUMsS0FBSyxRQUFRLENBQUM7QUFDakIsQ0FBQztBQUdILFNBQVMsYUFBYUUsU0FBc0I7QUFDMUMsUUFBTSxRQUFRQyxhQUFZRCxTQUFRLEVBQUUsV0FBVyxNQUFNLFVBQVUsT0FBTyxDQUFDLEVBQUU7QUFBQSxJQUFJLENBQUMsU0FDNUUsS0FBSyxXQUFXLE1BQU0sR0FBRztBQUFBLEVBQzNCO0FBQ0EsUUFBTSxRQUFRLE1BQ1gsT0FBTyxDQUFDLFNBQVMscUJBQXFCLEtBQUssSUFBSSxLQUFLLENBQUMsc0JBQXNCLEtBQUssSUFBSSxDQUFDLEVBQ3JGO0FBQUEsSUFDQyxDQUFDLFNBQVMsQ0FBQyxPQUFPLEtBQUssUUFBUSxnQkFBZ0IsRUFBRSxHQUFHRSxjQUFhQyxPQUFLSCxTQUFRLElBQUksR0FBRyxNQUFNLENBQUM7QUFBQSxFQUM5RjtBQUNGLFFBQU0sU0FBUyxjQUFjLElBQUksSUFBSSxLQUFLLENBQUM7QUFDM0MsTUFBSSxPQUFPLFNBQVMsRUFBRyxPQUFNLElBQUksTUFBTSxPQUFPLEtBQUssSUFBSSxDQUFDO0FBQzFEO0FBRUEsSUFBTyxpQkFBUSxhQUFhO0FBQUEsRUFDMUIsT0FBTztBQUFBLEVBQ1AsYUFBYTtBQUFBLEVBQ2I7QUFBQTtBQUFBLEVBRUEsUUFBUTtBQUFBLEVBQ1IsWUFBWSxDQUFDLDJCQUEyQixjQUFjLG1CQUFtQjtBQUFBLEVBQ3pFLFNBQVMsTUFBTTtBQUNiLFVBQU0sUUFBUSxPQUFPLElBQUksSUFBSTtBQUM3QixRQUFJLFVBQVUsT0FBVyxPQUFNLElBQUksTUFBTSxHQUFHLElBQUksOENBQThDO0FBQzlGLFdBQU8sR0FBRyxLQUFLO0FBQUEsRUFDakI7QUFBQSxFQUNBLFFBQVE7QUFBQSxFQUNSLFVBQVU7QUFBQSxFQUNWLFdBQVc7QUFBQTtBQUFBLEVBRVgsWUFBWSxFQUFFLG1CQUFtQixNQUFNO0FBQUEsRUFDdkMsV0FBVztBQUFBLEVBQ1gsYUFBYTtBQUFBLEVBQ2IsTUFBTSxDQUFDLENBQUMsUUFBUSxFQUFFLEtBQUssUUFBUSxNQUFNLEdBQUcsSUFBSSxZQUFZLE1BQU0sZ0JBQWdCLENBQUMsQ0FBQztBQUFBLEVBQ2hGLFVBQVU7QUFBQSxJQUNSLE9BQU8sd0JBQXdCLEVBQUUsTUFBTSxRQUFRLGdCQUFnQixLQUFLLENBQUM7QUFBQTtBQUFBLElBRXJFLGtCQUFrQjtBQUFBLE1BQ2hCO0FBQUEsUUFDRSxLQUFLLEVBQUUsWUFBWSxVQUFVLENBQUMsSUFBSSxFQUFFLEdBQUc7QUFDckMsZ0JBQU0sQ0FBQyxFQUFFLElBQUksSUFBSSxtQkFBbUIsS0FBSyxPQUFPLFdBQVcsS0FBSyxDQUFDLEtBQUssQ0FBQztBQUN2RSxxQkFBVyxRQUFRLE1BQU0sU0FBUyxVQUFVLFdBQVcsS0FBSyxLQUFLLEtBQUssSUFBSSxPQUFPO0FBQ2pGLGlCQUFPLFdBQVc7QUFBQSxRQUNwQjtBQUFBLFFBQ0EsS0FBS0ksT0FBTTtBQUNULFVBQUFBLE1BQUssV0FBV0EsTUFBSyxTQUFTO0FBQUEsWUFBUSxDQUFDLFVBQ3JDLE1BQU0sU0FBUyxhQUFhLENBQUMsTUFBTSxXQUFXLFFBQVEsTUFBTSxXQUFXO0FBQUEsVUFDekU7QUFBQSxRQUNGO0FBQUEsTUFDRjtBQUFBLElBQ0Y7QUFBQSxJQUNBLFFBQVEsRUFBRSxTQUFTLEtBQUs7QUFBQTtBQUFBLElBRXhCLE9BQU8sRUFBRSxTQUFTLEtBQUs7QUFBQSxJQUN2QixPQUFPLEVBQUUsU0FBUyxDQUFDLEVBQUU7QUFBQSxJQUNyQixPQUFPLEVBQUUsYUFBYSxLQUFLO0FBQUEsSUFDM0IsUUFBUTtBQUFBLEVBQ1Y7QUFBQSxFQUNBLGFBQWE7QUFBQSxJQUNYLE1BQU07QUFBQSxJQUNOLEtBQUs7QUFBQSxNQUNILEVBQUUsTUFBTSxlQUFlLE1BQU0sdUJBQXVCO0FBQUEsTUFDcEQsRUFBRSxNQUFNLGFBQWEsTUFBTSxjQUFjO0FBQUEsTUFDekMsRUFBRSxNQUFNLGNBQWMsTUFBTSxlQUFlO0FBQUEsTUFDM0MsRUFBRSxNQUFNLFlBQVksTUFBTSxhQUFhO0FBQUEsTUFDdkMsRUFBRSxNQUFNLHNCQUFpQixNQUFNLFdBQVc7QUFBQSxNQUMxQyxHQUFJLFFBQVEsSUFBSSxpQkFBaUIsQ0FBQyxFQUFFLE1BQU0sYUFBYSxNQUFNLGVBQWUsUUFBUSxRQUFRLENBQUMsSUFBSSxDQUFDO0FBQUEsSUFDcEc7QUFBQSxJQUNBLFNBQVMsU0FBUztBQUFBLElBQ2xCLFNBQVMsQ0FBQyxHQUFHLENBQUM7QUFBQSxJQUNkLFVBQVUsRUFBRSxTQUFTLEdBQUcsYUFBYSxvQkFBb0IsTUFBTSxpQkFBaUI7QUFBQSxJQUNoRixRQUFRLEVBQUUsVUFBVSxTQUFTLFNBQVMsRUFBRSxTQUFTLFdBQVcsRUFBRTtBQUFBLElBQzlELFVBQVU7QUFBQSxNQUNSLE9BQU87QUFBQSxNQUNQLE9BQU87QUFBQSxNQUNQLFVBQVU7QUFBQSxNQUNWLFdBQVc7QUFBQSxJQUNiO0FBQUEsRUFDRjtBQUFBLEVBQ0Esa0JBQWtCTCxPQUFNO0FBQ3RCLFFBQUlBLE1BQUssYUFBYTtBQUNwQixhQUFPLE9BQU9BLE9BQU0sRUFBRSxPQUFPLGNBQWMsZUFBZSxPQUFPLGFBQWEsS0FBSyxFQUFFLENBQUM7QUFDeEYsUUFBSUEsTUFBSyxPQUFRLENBQUFBLE1BQUssWUFBWSxXQUFXO0FBQzdDLFFBQUlBLE1BQUssU0FBUyxTQUFTLFNBQVMsRUFBRyxDQUFBQSxNQUFLLFlBQVksWUFBWTtBQUFBLEVBQ3RFO0FBQUEsRUFDQSxjQUFjLEVBQUUsU0FBUyxHQUFHO0FBQzFCLFVBQU0sUUFBUSxPQUFPLElBQUksU0FBUyxRQUFRO0FBQzFDLFFBQUksVUFBVSxPQUFXLFFBQU8sQ0FBQztBQUNqQyxXQUFPLENBQUMsQ0FBQyxRQUFRLEVBQUUsS0FBSyxhQUFhLE1BQU0saUJBQWlCLE1BQU0sWUFBWSxPQUFPLElBQUksRUFBRSxDQUFDLENBQUM7QUFBQSxFQUMvRjtBQUFBLEVBQ0EsZUFBZSxDQUFDLFNBQVMsV0FBVyxnQkFBZ0IsSUFBSSxDQUFDO0FBQUEsRUFDekQsTUFBTSxTQUFTLEVBQUUsT0FBTyxHQUFHO0FBQ3pCLFVBQU0sV0FBVyxNQUFNO0FBQ3ZCLGlCQUFhLE1BQU07QUFDbkIsZUFBVyxRQUFRLElBQUk7QUFBQSxFQUN6QjtBQUFBLEVBQ0EsTUFBTTtBQUFBLElBQ0osWUFBWTtBQUFBLElBQ1osV0FBVztBQUFBLElBQ1gsU0FBUztBQUFBLE1BQ1AsT0FBTztBQUFBLFFBQ0w7QUFBQSxVQUNFLE1BQU07QUFBQSxVQUNOLGFBQWFNLGVBQWMsSUFBSSxJQUFJLDJCQUEyQlIseUNBQWUsQ0FBQztBQUFBLFFBQ2hGO0FBQUEsTUFDRjtBQUFBLElBQ0Y7QUFBQSxJQUNBLE9BQU8sRUFBRSxtQkFBbUIsR0FBRyx1QkFBdUIsSUFBSztBQUFBO0FBQUEsSUFFM0QsU0FBUztBQUFBLE1BQ1A7QUFBQSxRQUNFLE1BQU07QUFBQSxRQUNOLFNBQVM7QUFBQSxRQUNULFdBQVcsQ0FBQyxJQUFJLEdBQUcsRUFBRSxJQUFJLE1BQU8sT0FBTyxhQUFhLEtBQUssRUFBRSxJQUFJLEVBQUUsSUFBSSxVQUFVLEtBQUssSUFBSTtBQUFBLE1BQzFGO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFDRixDQUFDOyIsCiAgIm5hbWVzIjogWyJyZWFkZGlyU3luYyIsICJyZWFkRmlsZVN5bmMiLCAiam9pbiIsICJmaWxlVVJMVG9QYXRoIiwgImpvaW4iLCAiZmlsZVVSTFRvUGF0aCIsICJmb2xkZXIiLCAiX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCIsICJmaWxlVVJMVG9QYXRoIiwgImpvaW4iLCAiZm9sZGVyIiwgImJ1aWxkIiwgImNvbnRlbnRzIiwgImJhc2VuYW1lIiwgImV4aXN0c1N5bmMiLCAicmVhZGRpclN5bmMiLCAicmVhZEZpbGVTeW5jIiwgImpvaW4iLCAicmVhZEZpbGVTeW5jIiwgImpvaW4iLCAiZXhpc3RzU3luYyIsICJyZWFkZGlyU3luYyIsICJlbnRyaWVzIiwgImZvbGRlciIsICJiYXNlbmFtZSIsICJleGlzdHNTeW5jIiwgImpvaW4iLCAiY2hhbmdlcyIsICJleGlzdHNTeW5jIiwgImpvaW4iLCAicmVhZEZpbGVTeW5jIiwgImpvaW4iLCAicG9zaXgiLCAicmVsYXRpdmUiLCAibGluZSIsICJpc091cnMiLCAiYmVuY2htYXJrcyIsICJleGlzdHNTeW5jIiwgInJlYWRkaXJTeW5jIiwgInJlYWRGaWxlU3luYyIsICJ3cml0ZUZpbGVTeW5jIiwgImJhc2VuYW1lIiwgImpvaW4iLCAid3JpdGVGaWxlU3luYyIsICJqb2luIiwgImJ1aWxkIiwgInBsYXl3cmlnaHQiLCAiZXhpc3RzU3luYyIsICJta2RpclN5bmMiLCAid3JpdGVGaWxlU3luYyIsICJqb2luIiwgImZpbGVVUkxUb1BhdGgiLCAiX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCIsICJqb2luIiwgImZpbGVVUkxUb1BhdGgiLCAibWtkaXJTeW5jIiwgIndyaXRlRmlsZVN5bmMiLCAiZXhpc3RzU3luYyIsICJwbGFjZSIsICJidWlsZCIsICJsaW5lIiwgInBhZ2UiLCAicGxheXdyaWdodCIsICJ3cml0ZUZpbGVTeW5jIiwgImpvaW4iLCAiY3BTeW5jIiwgImV4aXN0c1N5bmMiLCAibWtkaXJTeW5jIiwgIndyaXRlRmlsZVN5bmMiLCAiZGlybmFtZSIsICJqb2luIiwgImZvbGRlciIsICJqb2luIiwgInBsYWNlIiwgImV4aXN0c1N5bmMiLCAibWtkaXJTeW5jIiwgImRpcm5hbWUiLCAiaG9tZSIsICJjcFN5bmMiLCAid3JpdGVGaWxlU3luYyIsICJfX3ZpdGVfaW5qZWN0ZWRfb3JpZ2luYWxfaW1wb3J0X21ldGFfdXJsIiwgInBhZ2UiLCAicGxhY2UiLCAiaW5zdGFsbGVkIiwgImxpbmUiLCAid3JpdGVGaWxlU3luYyIsICJqb2luIiwgImZvbGRlciIsICJiYXNlbmFtZSIsICJleGlzdHNTeW5jIiwgInJlYWRkaXJTeW5jIiwgInJlYWRGaWxlU3luYyIsICJsaW5lIiwgInBhZ2UiLCAicmVsYXRpdmUiLCAicmVhZEZpbGVTeW5jIiwgImpvaW4iLCAic2hvd24iLCAicG9zaXgiLCAiZXhpc3RzU3luYyIsICJta2RpclN5bmMiLCAid3JpdGVGaWxlU3luYyIsICJkaXJuYW1lIiwgImpvaW4iLCAiYmFzZSIsICJsaW5rIiwgImV4aXN0c1N5bmMiLCAiam9pbiIsICJsaW5lIiwgInBhZ2UiLCAiZm9sZGVyIiwgIndyaXRlRmlsZVN5bmMiLCAibWtkaXJTeW5jIiwgImRpcm5hbWUiLCAiX192aXRlX2luamVjdGVkX29yaWdpbmFsX2ltcG9ydF9tZXRhX3VybCIsICJsaW5rIiwgInBhZ2UiLCAiZm9sZGVyIiwgInJlYWRkaXJTeW5jIiwgInJlYWRGaWxlU3luYyIsICJqb2luIiwgImxpbmUiLCAiZmlsZVVSTFRvUGF0aCJdCn0K
