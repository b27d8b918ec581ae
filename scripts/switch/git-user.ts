import { execFileSync } from "node:child_process";

export function gitUser(): string {
  const config = (key: string) => {
    try {
      return execFileSync("git", ["config", key], { encoding: "utf8" }).trim();
    } catch {
      return "";
    }
  };
  const name = [config("user.name"), config("user.email")].filter(Boolean).join(" ");
  if (!name) throw new Error('Say who: --who "…", since git knows no name here.');
  return name;
}
