import { largestPhoto } from "../../shared/animal/photo/photo-type.ts";
import { largestFile } from "../../shared/forms/file-rules.ts";
import type { FoundField, FoundForm } from "./found-forms.ts";

export interface Body {
  name: string;
  query?: string;
  body?: string | Buffer<ArrayBuffer>;
  type?: string;
}

const longestQuery = 8_000;
const longestText = 60_000;
const longestDraft = 255_000;
const longestCall = 15_900;

const encoded = "application/x-www-form-urlencoded";

const isCall = ({ action }: Pick<FoundForm, "action">): boolean => action.startsWith("/api/");

export function plainBody(form: FoundForm): Body {
  const filled = new URLSearchParams([
    ...new Map(form.fields.map((field) => [field.name, field.value || plainValue(field)])),
  ]);
  if (form.method === "GET") return { name: "plain", query: `?${filled}` };
  const file = form.fields.find(({ type }) => type === "file");
  if (!file) return { name: "plain", body: String(filled), type: encoded };
  return multipart("plain", [...filled], {
    name: file.name,
    bytes: beginningOf(form) + "photo".repeat(largestOf(form) / 4 / 5),
  });
}

const isPhoto = ({ action }: FoundForm) => action.includes("modifier=photo");
const largestOf = (form: FoundForm) => (isPhoto(form) ? largestPhoto : largestFile);
const beginningOf = (form: FoundForm) => (isPhoto(form) ? "\xff\xd8\xff\xda" : "%PDF-1.7 ");

function plainValue({ type }: FoundField): string {
  if (type === "email") return "nadia@exemple.fr";
  if (type === "tel") return "0612345678";
  return type === "number" ? "1" : "12 rue des Lilas";
}

const texts: Record<string, string> = {
  letters: "a",
  digits: "1234567890 ",
  dots: "a.",
  at: "a@a.",
  commas: "12 bis, ",
  spaces: " ",
  invisible: "\u202c",
  accents: "e\u0301",
  ligatures: "\ufdfa",
  lines: "a\r\n",
  marks: `<&"'`,
  dashes: "-/",
};

const isTyped = ({ type }: FoundField) => !/^(?:hidden|submit|radio|checkbox|file)$/.test(type);

export function hostileBodies(form: FoundForm): Body[] {
  const longest = form.method === "GET" ? longestQuery : isCall(form) ? longestCall : longestText;
  const typed = form.fields.filter(isTyped);
  const targets = typed.length > 0 ? typed : form.fields;
  const entriesWith = (text: string, bytes: number): [string, string][] => {
    const share = Math.floor(bytes / Math.max(1, targets.length));
    return form.fields.map((field) => [
      field.name,
      targets.includes(field) ? repeated(text, share) : field.value || "x",
    ]);
  };
  if (form.method === "GET")
    return Object.entries(texts).map(([name, text]) => ({
      name,
      query: `?${new URLSearchParams(entriesWith(text, longest / encodedLength(text)))}`.slice(0, longest),
    }));
  const own = form.fields.filter((field) => !isTyped(field)).map(({ name, value }) => `${name}=${value}&`);
  const distinct = (bytes: number) =>
    own.join("") +
    Array.from({ length: bytes / 6 }, (_, at) => `${(at + 46_656).toString(36)}=&`)
      .join("")
      .slice(0, bytes);
  const nested =
    own.join("") +
    Array.from({ length: 190 - own.length }, (_, at) => `a.b.${at}=${"x".repeat(longest / 200 - 12)}`).join(
      "&",
    );
  const bodies: Body[] = [
    { name: "names", body: distinct(isCall(form) ? longestCall : longestDraft), type: encoded },
    { name: "nested names", body: nested, type: encoded },
    ...Object.entries(texts).map(([name, text]) =>
      multipart(name, entriesWith(text, longest / byteLength(text)), undefined),
    ),
  ];
  if (isCall(form)) return [...bodies, ...jsonBodies(form)];
  const file = form.fields.find(({ type }) => type === "file");
  return [
    ...bodies,
    multipart("line ends in a file", [...entriesWith("a", 100)], {
      name: file?.name ?? "file",
      bytes: "\r\n--".repeat(file ? (largestOf(form) * 1.3) / 4 : 100_000),
    }),
    multipart(
      "parts",
      Array.from({ length: 200 }, (_, at) => [`a.${at}`, repeated("\r\n-", 1200)]),
    ),
  ];
}

function jsonBodies({ fields }: FoundForm): Body[] {
  const json = (name: string, body: string): Body => ({ name, body, type: "application/json" });
  return [
    json("nested lists", "[".repeat(longestCall / 2) + "]".repeat(longestCall / 2)),
    json(
      "names in JSON",
      `{${Array.from({ length: longestCall / 9 - 2 }, (_, at) => `"${at + 1000}":1`).join()}}`,
    ),
    json("a list", `[${"{},".repeat(longestCall / 3 - 2)}{}]`),
    json("numbers", `{"${fields[0]?.name ?? "x"}":[${"1e9,".repeat(longestCall / 4 - 20)}1]}`),
  ];
}

const encodedLength = (text: string) => encodeURIComponent(text).length / text.length;
const byteLength = (text: string) => Buffer.byteLength(text) / text.length;

const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

function multipart(
  name: string,
  entries: readonly (readonly [string, string])[],
  file?: { name: string; bytes: string },
): Body {
  const parts = entries.map(
    ([field, value]) => `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const own = file
    ? `--x\r\nContent-Disposition: form-data; name="${file.name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${file.bytes}\r\n`
    : "";
  return {
    name,
    body: Buffer.from(`${parts.join("")}${own}--x--\r\n`, own ? "latin1" : "utf8"),
    type: "multipart/form-data; boundary=x",
  };
}
