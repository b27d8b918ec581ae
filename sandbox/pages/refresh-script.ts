export const refreshScript = `(() => {
  const partsOf = (page) => [...page.querySelectorAll("[data-refresh]")];
  setInterval(async () => {
    if (document.hidden) return;
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const next = partsOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
    partsOf(document).forEach((part, index) => {
      if (next[index] && next[index].innerHTML !== part.innerHTML) part.innerHTML = next[index].innerHTML;
    });
  }, 2000);
})();
`;
