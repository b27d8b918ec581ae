declare module "virtual:built-storefront" {
  const worker: {
    fetch(request: Request, env: Cloudflare.Env, context: ExecutionContext): Promise<Response>;
  };
  export default worker;
}
