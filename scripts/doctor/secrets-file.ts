import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The secrets of the file, and its test customer. @throws if the file cannot be read */
export function readSecretsFile(file: string | undefined) {
  const { DOCTOR_EMAIL: email, DOCTOR_PASSWORD: password, ...secrets } = file ? readSecrets(file) : {};
  return { secrets, customer: email && password ? { email, password } : undefined };
}

function readSecrets(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`The file ${file} cannot be read.`, { cause });
  }
}
