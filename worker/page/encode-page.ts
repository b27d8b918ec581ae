import { encode } from "turbo-stream";
import type { FirstPage, Payload } from "../../client/page-data.ts";

/**
 * Each late part is wrapped in an object: after a promise of an empty list the decoder of turbo-stream 3.2.1 loses its
 * place ("Invalid stack state"; not reported, a relative of jacob-ebey/turbo-stream#28). Decoded in
 * `client/navigation/decode-page.ts`.
 */
export function encodePage(data: FirstPage | Payload): ReadableStream<string> {
  if (!("page" in data)) return encode(data);
  const props = Object.entries(data.page.props).map(([name, value]) => [
    name,
    value instanceof Promise ? value.then((part: unknown) => ({ part })) : value,
  ]);
  return encode({ ...data, page: { ...data.page, props: Object.fromEntries(props) } });
}
