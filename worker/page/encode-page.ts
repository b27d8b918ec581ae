import { encode } from "turbo-stream";
import type { FirstPage, Payload } from "../../client/page-data.ts";

/**
 * Each late part is wrapped in an object: turbo-stream 3.2.1 misreads a promise of an empty list (decoded in
 * `client/navigation/decode-page.ts`).
 */
export function encodePage(data: FirstPage | Payload): ReadableStream<string> {
  if (!("page" in data)) return encode(data);
  const props = Object.entries(data.page.props).map(([name, value]) => [
    name,
    value instanceof Promise ? value.then((part: unknown) => ({ part })) : value,
  ]);
  return encode({ ...data, page: { ...data.page, props: Object.fromEntries(props) } });
}
