/** Fetches without following redirects, and sends back the cookies that it was given. */
export function cookieJar() {
  const jar = new Map<string, string>();
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const answer = await fetch(address, {
      ...init,
      redirect: "manual",
      headers: { ...init.headers, Cookie: cookie },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}
