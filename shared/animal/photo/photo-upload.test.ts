import { expect, test } from "vitest";
import { hostProblem, settingsProblem, uploadForm, uploadProblem } from "./photo-upload.ts";

const settings = { url: "https://upload.example/files", publicKey: "public", hasAuthentication: true };
const photo = { file: new Blob(["…"]), fileName: "animal-1.jpg" };

test("what the configuration lacks is named", () => {
  expect(settingsProblem(settings)).toBeNull();
  expect(settingsProblem({ ...settings, url: "/_sandbox/image-host" })).toBeNull();
  expect(settingsProblem({ ...settings, url: "" })).toBe("missing-endpoint");
  expect(settingsProblem({ ...settings, hasAuthentication: false })).toBe("missing-authentication-endpoint");
  expect(settingsProblem({ ...settings, publicKey: "" })).toBe("missing-public-key");
  expect(settingsProblem({ ...settings, url: "upload.example" })).toBe("invalid-options");
});

test("nothing is sent without data, file and file name", () => {
  expect(uploadProblem(photo, settings)).toBeNull();
  expect(uploadProblem(photo, { ...settings, url: "" })).toBe("missing-endpoint");
  expect(uploadProblem(null, settings)).toBe("missing-data");
  expect(uploadProblem({ fileName: "a.jpg" }, settings)).toBe("missing-file");
  expect(uploadProblem({ file: new Blob([]), fileName: "a.jpg" }, settings)).toBe("missing-file");
  expect(uploadProblem({ file: photo.file, fileName: "" }, settings)).toBe("missing-file-name");
});

test("the form has the members that the host reads, the file first", () => {
  const form = uploadForm(photo, settings, { signature: "s", token: "t", expire: 1_795_000_000 });
  expect([...form.keys()]).toEqual([
    "file",
    "fileName",
    "tags",
    "responseFields",
    "extensions",
    "customMetadata",
    "publicKey",
    "signature",
    "expire",
    "token",
  ]);
  expect(form.get("expire")).toBe("1795000000");
});

test.each([
  [400, "Missing file parameter for upload", "missing-file"],
  [400, "Missing fileName parameter for upload", "missing-file-name"],
  [400, "Missing publicKey parameter for upload", "missing-public-key"],
  [400, "Missing token parameter for upload", "invalid-authentication"],
  [400, "Invalid expire parameter: a Unix time in seconds, less than 1 hour into the future.", "signature"],
  [400, "Your request contains an invalid signature.", "signature"],
  [400, "The token with value 'a' has been used before.", "signature"],
  [400, "The file size exceeds the limit of 26214400 bytes of your plan.", "too-large"],
  [400, "The file type is not allowed by the checks of your account.", "wrong-type"],
  [400, "Invalid custom metadata: no field chien", "invalid-options"],
  [400, "Invalid extensions parameter: a JSON array.", "invalid-options"],
  [403, "Your account cannot be authenticated.", "refused"],
  [400, "Quota", "refused"],
])("%d “%s” is %s", (status, message, problem) => {
  expect(hostProblem(status, { message, help: "" })).toBe(problem);
});

test("where the host says nothing, its status does", () => {
  for (const answer of [undefined, null, "<h1>", {}, { message: 5 }]) {
    expect(hostProblem(413, answer)).toBe("too-large");
    expect(hostProblem(415, answer)).toBe("wrong-type");
    expect(hostProblem(429, answer)).toBe("too-often");
    expect(hostProblem(503, answer)).toBe("unavailable");
    expect(hostProblem(400, answer)).toBe("refused");
  }
});
