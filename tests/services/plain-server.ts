import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export interface Question {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface Answer {
  status?: number;
  type?: string;
  /** Sent as JSON, except a text. */
  body?: unknown;
}

/** Undefined answers 404. */
export type AnswerTo = (question: Question) => Answer | undefined;

export interface PlainServer {
  address: string;
  questions: Question[];
  stop(): void;
}

export async function startPlainServer(answerTo: AnswerTo): Promise<PlainServer> {
  const questions: Question[] = [];
  const server = createServer((request, response) => {
    readQuestion(request).then(
      (question) => {
        questions.push(question);
        send(response, answerTo(question) ?? notFound);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`,
    questions,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readQuestion(request: IncomingMessage): Promise<Question> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  return {
    method: request.method ?? "GET",
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: await text(request),
  };
}

function send(response: ServerResponse, { status = 200, type = "application/json", body }: Answer): void {
  response.writeHead(status, body === undefined ? {} : { "Content-Type": type });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

const notFound: Answer = { status: 404, type: "text/html", body: "<h1>Not Found</h1>" };
