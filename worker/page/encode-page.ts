import { encode } from "turbo-stream";
import type { FirstPage, Payload } from "../../client/page-data.ts";

/**
 * Data with its late parts in the stream behind it, each in an object of its own: turbo-stream 3.2.1 loses its place
 * behind a promise of an empty list (`client/navigation/decode-page.ts` is the browser's side).
 */
export function encodePage(data: FirstPage | Payload): ReadableStream<string> {
  if (!("page" in data)) return encode(data);
  const props = Object.entries(data.page.props).map(([name, value]) => [
    name,
    value instanceof Promise ? value.then((part: unknown) => ({ part })) : value,
  ]);
  return encode({ ...data, page: { ...data.page, props: Object.fromEntries(props) } });
}
