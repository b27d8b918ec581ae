// The command "strapi build" would compile TypeScript, because it finds the shop's tsconfig.json one folder up.
const { join } = require("node:path");

const root = join(__dirname, "..");
const { build } = require(join(root, "node_modules/@strapi/strapi/dist/src/node/build.js"));

const spinner = { start: () => spinner, succeed: () => spinner, fail: () => spinner };
const silent = () => {};
const say = (...words) => process.stderr.write(`${words.join(" ")}\n`);
const logger = {
  debug: silent,
  info: silent,
  log: silent,
  success: silent,
  warn: say,
  error: say,
  fatal: say,
  spinner: () => spinner,
};

build({ cwd: root, logger, bundler: "vite", minify: true }).then(
  () => process.exit(0),
  (error) => {
    say(error.stack);
    process.exit(1);
  },
);
