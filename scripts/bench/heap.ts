import * as z from "zod/mini";

const usage = z.object({
  result: z.object({
    usedSize: z.number(),
    embedderHeapUsedSize: z.number(),
    backingStorageSize: z.number(),
  }),
});

/** Bytes that a worker holds in V8, which Cloudflare limits. @param inspector origin of workerd's inspector */
export async function heapOf(inspector: string, worker: string): Promise<number> {
  const socket = new WebSocket(`${inspector.replace("http", "ws")}/${worker}`);
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" }));
      socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)));
      socket.onerror = () => reject(new Error("workerd's inspector does not answer."));
      socket.onclose = () => reject(new Error("workerd's inspector hung up."));
    });
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage.parse(answer).result;
    return usedSize + embedderHeapUsedSize + backingStorageSize;
  } finally {
    socket.close();
  }
}
