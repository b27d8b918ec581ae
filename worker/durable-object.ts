/** The object of a name, in the jurisdiction that the environment chose. Another jurisdiction has other, empty objects. */
export function objectNamed<T extends Rpc.DurableObjectBranded>(
  { OBJECT_JURISDICTION }: Pick<Env, "OBJECT_JURISDICTION">,
  namespace: DurableObjectNamespace<T>,
  name: string,
): DurableObjectStub<T> {
  const place = OBJECT_JURISDICTION === "eu" ? namespace.jurisdiction("eu") : namespace;
  return place.get(place.idFromName(name));
}
