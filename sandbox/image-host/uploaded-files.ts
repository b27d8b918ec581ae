/** Keys in R2: a file under its name, its name under `ids/`, each used token under `tokens/`. */
interface NewFile {
  fileId: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

export async function keepFile(bucket: R2Bucket, { fileId, name, type, bytes }: NewFile): Promise<void> {
  await bucket.put(`files/${name}`, bytes, { httpMetadata: { contentType: type } });
  await bucket.put(`ids/${fileId}`, name);
}

export const findFile = (bucket: R2Bucket, name: string): Promise<R2ObjectBody | null> =>
  bucket.get(`files/${name}`);

export async function deleteFile(bucket: R2Bucket, fileId: string): Promise<boolean> {
  const name = await (await bucket.get(`ids/${fileId}`))?.text();
  if (name === undefined) return false;
  await bucket.delete([`files/${name}`, `ids/${fileId}`]);
  return true;
}

/** False if the token was used before, also by a parallel request. */
export async function spendToken(bucket: R2Bucket, token: string): Promise<boolean> {
  const first = await bucket.put(`tokens/${token}`, "", { onlyIf: { etagDoesNotMatch: "*" } });
  return first !== null;
}
