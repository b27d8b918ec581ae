import { describe, expect, test } from "vitest";
import { acceptedFiles, mediaTypeOf, safeFileName } from "./file-rules.ts";

const fileOf = (name: string, content: string, type = "") =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type });

describe("a file is what its content says", () => {
  test.each([
    ["facture.pdf", "%PDF-1.7\n", "application/pdf"],
    ["PHOTO.JPG", "\xff\xd8\xff\xe0", "image/jpeg"],
    ["chat.png", "\x89PNG\r\n\x1a\n", "image/png"],
    ["chat.gif", "GIF89a", "image/gif"],
    ["chat.bmp", "BM0000", "image/bmp"],
    ["scan.tiff", "II*\0", "image/tiff"],
    ["lettre.doc", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "application/msword"],
    ["liste.xlsx", "PK\x03\x04", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["notes.txt", "Bonjour,\r\n\tc'est \xe9crit.", "text/plain"],
    ["liste.csv", "a;b\n1;2", "text/csv"],
    ["tout.zip", "PK\x03\x04", "application/zip"],
    ["tout.tar", `${"\0".repeat(257)}ustar`, "application/x-tar"],
    ["miaou.mp3", "ID3\x03", "audio/mpeg"],
    ["miaou.wav", "RIFF0000WAVEfmt ", "audio/wav"],
    ["film.mp4", "\0\0\0\x18ftypmp42", "video/mp4"],
    ["film.webm", "\x1a\x45\xdf\xa3", "video/webm"],
    ["visite.ics", "BEGIN:VCALENDAR\r\n", "text/calendar"],
    ["carte.pkpass", "PK\x03\x04", "application/vnd.apple.pkpass"],
  ])("%s", async (name, content, type) => {
    expect(await mediaTypeOf(fileOf(name, content))).toBe(type);
  });
});

describe("a file that claims to be another is refused", () => {
  test.each([
    ["virus.exe", "MZ\x90\0"],
    ["facture.pdf", "MZ\x90\0"],
    ["facture.pdf", "<html><script>alert(1)</script>"],
    ["photo.png", "\xff\xd8\xff\xe0"],
    ["photo.jpg", "<svg xmlns='http://www.w3.org/2000/svg'>"],
    ["image.svg", "<svg xmlns='http://www.w3.org/2000/svg'>"],
    ["page.html", "<!doctype html>"],
    ["facture.pdf.exe", "%PDF-1.7"],
    ["notes.txt", "MZ\x90\0\x03"],
    ["visite.ics", "bonjour"],
    ["rien.pdf", ""],
    ["rien.txt", ""],
    ["sans-fin", "%PDF-1.7"],
    ["x.constructor", "%PDF-1.7"],
  ])("%s", async (name, content) => {
    expect(await mediaTypeOf(fileOf(name, content, "application/pdf"))).toBeUndefined();
  });
});

test("a name keeps its end and nothing that could lead elsewhere", () => {
  expect(safeFileName("C:\\Users\\nadia\\ma facture.pdf")).toBe("ma facture.pdf");
  expect(safeFileName("../../etc/passwd")).toBe("passwd");
  expect(safeFileName('a"\r\nSet-Cookie: x.pdf')).toBe("aSet-Cookie x.pdf");
  expect(safeFileName(`${"a".repeat(300)}.pdf`)).toBe(`${"a".repeat(100)}.pdf`);
  expect(safeFileName(`${"a".repeat(99)}🐶.pdf`)).toBe(`${"a".repeat(99)}.pdf`);
  expect(safeFileName(".pdf")).toBe("fichier.pdf");
});

test("the input proposes what the shop takes", () => {
  expect(acceptedFiles).toMatch(/\.pdf,.*\.jpeg.*\.ics/);
});
