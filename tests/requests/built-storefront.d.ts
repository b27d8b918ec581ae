declare module "virtual:built-storefront" {
  const worker: {
    fetch(request: Request, env: Cloudflare.Env, context: ExecutionContext): Promise<Response>;
    scheduled(event: unknown, env: Cloudflare.Env, context: ExecutionContext): Promise<void>;
  };
  export default worker;
}
