const mostRedirects = 3;

/** Follows the redirects of a read on the same host only, so that no answer sends a token elsewhere. */
export async function followOnHost(
  request: Request,
  fetcher: (request: Request) => Promise<Response>,
): Promise<Response> {
  let answer = await fetcher(request);
  let { url } = request;
  for (let followed = 0; followed < mostRedirects && request.method === "GET"; followed++) {
    const target = targetOf(answer, url);
    if (!target) break;
    await answer.body?.cancel();
    url = target;
    answer = await fetcher(new Request(url, request));
  }
  return answer;
}

export const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

function targetOf(answer: Response, from: string): string | undefined {
  const location = isRedirect(answer) && answer.headers.get("Location");
  const target = location ? URL.parse(location, from) : null;
  const { host, protocol } = new URL(from);
  const isSafe = target?.host === host && [protocol, "https:"].includes(target.protocol);
  return isSafe ? target.href : undefined;
}
