/** Plays a KV namespace to workerd. */
export class KvEntries {
  readonly values = new Map<string, ArrayBuffer>();

  async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const key = decodeURIComponent(pathname.slice(1));
    switch (request.method) {
      case "GET":
        return key ? this.#one(key) : this.#list(searchParams);
      case "POST":
        return this.#many((await request.json()) as BulkGet);
      case "PUT":
        this.values.set(key, await request.arrayBuffer());
        return new Response();
      case "DELETE":
        this.values.delete(key);
        return new Response();
      default:
        return new Response("Method Not Allowed", { status: 405 });
    }
  }

  #one(key: string): Response {
    const value = this.values.get(key);
    return value ? new Response(value) : new Response("Not Found", { status: 404 });
  }

  #many({ keys, type }: BulkGet): Response {
    const decoder = new TextDecoder();
    return Response.json(
      Object.fromEntries(
        keys.map((key) => {
          const value = this.values.get(key);
          const text = value ? decoder.decode(value) : null;
          return [key, text !== null && type === "json" ? JSON.parse(text) : text];
        }),
      ),
    );
  }

  #list(query: URLSearchParams): Response {
    const prefix = query.get("prefix") ?? "";
    const keys = [...this.values.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    return Response.json({ keys: keys.map((name) => ({ name })), list_complete: true });
  }
}

interface BulkGet {
  keys: string[];
  type?: "json" | "text";
}
