type Fetcher = (request: Request) => Promise<Response>;

/** Bytes. */
const longestAnswer = 4_000_000;

export class AnswerTooLong extends Error {
  override name = "AnswerTooLong";
}

/** Stops reading beyond the limit. @throws AnswerTooLong while the body is read */
export const withBoundedAnswers =
  (fetcher: Fetcher, longest = longestAnswer): Fetcher =>
  async (request) => {
    const answer = await fetcher(request);
    const { body, headers } = answer;
    if (!body) return answer;
    const tooLong = () => new AnswerTooLong(`the answer is longer than ${longest} bytes`);
    if (Number(headers.get("Content-Length")) > longest) {
      await body.cancel();
      throw tooLong();
    }
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > longest) throw tooLong();
      chunks.push(chunk);
    }
    return new Response(new Blob(chunks), answer);
  };
