import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { shortenForm } from "./shorten-form.ts";

async function inChunks(form: FormData, size: number, cancel?: () => void): Promise<Request> {
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      if (!cancel) controller.close();
    },
    ...(cancel ? { cancel } : {}),
  });
  const headers = { "content-type": whole.headers.get("content-type") ?? "" };
  return new Request("https://museau.example/", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
}

const limits = { fileBytes: 999, textBytes: 5000, parts: 20, bodyBytes: 100_000 };

const readShort = async (...args: Parameters<typeof shortenForm>) => {
  const short = await shortenForm(...args);
  return typeof short === "object" ? short : undefined;
};

test("a file is cut, and what stands before and behind it stays", async () => {
  await assertProperty(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 700 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      async (size, text) => {
        const form = new FormData();
        form.append("email", "nadia@exemple.fr");
        form.append(
          "file",
          new File([new Uint8Array(4000).fill(13)], 'le "colis".png', { type: "image/png" }),
        );
        form.append("message", text);
        const { form: short } = (await readShort(await inChunks(form, size), limits)) ?? {};
        const file = short?.get("file");
        expect(file instanceof File && [file.name, file.type, file.size]).toEqual([
          'le "colis".png',
          "image/png",
          1000,
        ]);
        expect(short?.get("email")).toBe("nadia@exemple.fr");
        expect(short?.get("message")).toBe(text.replace(/\r\n?|\n/g, "\r\n"));
      },
    ),
    { numRuns: 40 },
  );
});

test("each file is cut for itself, and what stands behind them stays whole", async () => {
  const form = new FormData();
  for (const size of [900, 4000, 900]) form.append("file", new File([new Uint8Array(size)], "x.bin"));
  form.append("message", "Bonjour".repeat(200));
  const { form: short } = (await readShort(await inChunks(form, 512), limits)) ?? {};
  expect(short?.getAll("file").map((file) => file instanceof File && file.size)).toEqual([900, 1000, 900]);
  expect(short?.get("message")).toBe("Bonjour".repeat(200));
});

test("a body that is too long is read no further: the texts before its file stay, with a file that is too large", async () => {
  const form = new FormData();
  form.append("email", "nadia@exemple.fr");
  form.append("file", new File([new Uint8Array(8000).fill(13)], "x.bin"));
  form.append("message", "Bonjour");
  const cancel = vi.fn();
  const short = await readShort(await inChunks(form, 512, cancel), { ...limits, bodyBytes: 2000 });
  expect(short?.isWhole).toBe(false);
  expect([...(short?.form.keys() ?? [])]).toEqual(["email", "file"]);
  expect(short?.form.get("file")).toMatchObject({ size: 1000 });
  expect(cancel).toHaveBeenCalled();
});

test("twenty parts are read, and no more", async () => {
  const withParts = (length: number) => {
    const form = new FormData();
    for (let part = 0; part < length; part++) form.append(`f${part}`, "");
    return form;
  };
  const short = await readShort(await inChunks(withParts(20), 100), limits);
  expect([...(short?.form.keys() ?? [])]).toHaveLength(20);
  expect(await shortenForm(await inChunks(withParts(21), 100), limits)).toBe("too-many");
});

test("a form without any field is one", async () => {
  expect(await readShort(await inChunks(new FormData(), 7), limits)).toMatchObject({ isWhole: true });
});

test.each<[string, string[][], "too-many" | "too-long"]>([
  ["too many parts", Array.from({ length: 40 }, (_, part) => [`f${part}`, ""]), "too-many"],
  ["too much text", [["message", "x".repeat(6000)]], "too-long"],
  ["names that are too long together", Array.from({ length: 10 }, () => ["n".repeat(600), ""]), "too-long"],
])("of %s nothing is held, and the rest is not read", async (_, parts, answer) => {
  const form = new FormData();
  for (const [name = "", text = ""] of parts) form.append(name, text);
  const cancel = vi.fn();
  const request = await inChunks(form, 512, cancel);
  expect(await shortenForm(request, limits)).toBe(answer);
  expect(cancel).toHaveBeenCalled();
});

test.each([
  ["another type", "application/json", "{}"],
  ["no boundary", "multipart/form-data", "--x\r\n"],
  ["no part", "multipart/form-data; boundary=x", "nothing"],
  [
    "a body that breaks off",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x\r\n',
  ],
])("%s is no form", async (_, type, body) => {
  const request = new Request("https://museau.example/", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  expect(await shortenForm(request, limits)).toBeUndefined();
});
