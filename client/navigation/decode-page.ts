import { decode } from "turbo-stream";

/** Decodes `worker/page/encode-page.ts`; late parts resolve as their pieces arrive. */
export async function decodePage<T extends object>(stream: ReadableStream<string>): Promise<T> {
  const data = await decode<T & { page?: { props: Record<string, unknown> } }>(stream);
  const { props = {} } = data.page ?? {};
  for (const [name, value] of Object.entries(props)) {
    if (value instanceof Promise) props[name] = value.then(({ part }: { part: unknown }) => part);
  }
  return data;
}
