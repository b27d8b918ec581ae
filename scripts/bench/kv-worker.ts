const entries = new Map<string, ArrayBuffer>();

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const key = decodeURIComponent(pathname.slice(1));
    switch (request.method) {
      case "GET":
        return key ? one(key) : list(searchParams);
      case "POST":
        return many((await request.json()) as BulkGet);
      case "PUT":
        entries.set(key, await request.arrayBuffer());
        return new Response();
      case "DELETE":
        entries.delete(key);
        return new Response();
      default:
        return new Response("Method Not Allowed", { status: 405 });
    }
  },
};

function one(key: string): Response {
  const value = entries.get(key);
  return value ? new Response(value) : new Response("Not Found", { status: 404 });
}

interface BulkGet {
  keys: string[];
  type?: "json" | "text";
}

function many({ keys, type }: BulkGet): Response {
  const decoder = new TextDecoder();
  return Response.json(
    Object.fromEntries(
      keys.map((key) => {
        const value = entries.get(key);
        const text = value ? decoder.decode(value) : null;
        return [key, text !== null && type === "json" ? JSON.parse(text) : text];
      }),
    ),
  );
}

function list(query: URLSearchParams): Response {
  const prefix = query.get("prefix") ?? "";
  const keys = [...entries.keys()].filter((name) => name.startsWith(prefix)).toSorted();
  return Response.json({ keys: keys.map((name) => ({ name })), list_complete: true });
}
