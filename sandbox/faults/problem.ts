export function problem(status: number, title: string, detail?: string, headers?: Headers): Response {
  const named = new Headers(headers);
  named.set("Content-Type", "application/problem+json");
  const body = { type: "about:blank", title, status, ...(detail && { detail }) };
  return Response.json(body, { status, headers: named });
}
