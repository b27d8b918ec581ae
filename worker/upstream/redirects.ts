const mostRedirects = 3;

/**
 * Follows the redirects of a read on the host that was asked, so that no answer leads a token elsewhere. Any other
 * redirect is the answer.
 */
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

/** On the same host and port, and not from https to http. */
function targetOf(answer: Response, from: string): string | undefined {
  const location = isRedirect(answer) && answer.headers.get("Location");
  const target = location ? URL.parse(location, from) : null;
  const { host, protocol } = new URL(from);
  const isSafe = target?.host === host && [protocol, "https:"].includes(target.protocol);
  return isSafe ? target.href : undefined;
}
