import { expect, test } from "vitest";
import { errorsFirst } from "./run-wrangler.ts";

const warning = `\u001b[33m▲ \u001b[43;33m[\u001b[43;30mWARNING\u001b[43;33m]\u001b[0m Processing wrangler.toml configuration:

    - "services" exists at the top level, but not on "env.production".

`;
const error = `\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m It's necessary to set a CLOUDFLARE_API_TOKEN.

`;
const log = '🪵  Logs were written to "/root/wrangler.log"';

test("a failure of wrangler begins with its error, without its warnings and colours", () => {
  expect(errorsFirst(`Resource location: remote\n${warning}${warning}${error}${log}`)).toBe(
    `✘ [ERROR] It's necessary to set a CLOUDFLARE_API_TOKEN.\nResource location: remote\n${log}`,
  );
});

test("words without a mark are all there", () => {
  expect(errorsFirst(`${warning}GET /values/x - 404: Not Found\n`)).toMatch(
    /^▲ \[WARNING\][\s\S]*GET \/values\/x - 404: Not Found$/,
  );
});
