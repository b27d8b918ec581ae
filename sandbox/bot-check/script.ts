export const script = `(() => {
  const own = new URL(document.currentScript.src);
  const loadedWith = own.searchParams.get("render");
  window.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    async execute(siteKey, { action }) {
      if (siteKey !== loadedWith) throw new Error("Invalid site key or not loaded in api.js: " + siteKey);
      const answer = await fetch(new URL("tokens", own), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ siteKey, action }),
      });
      if (!answer.ok) throw new Error("No token: " + answer.status);
      return (await answer.json()).token;
    },
  };
})();
`;
