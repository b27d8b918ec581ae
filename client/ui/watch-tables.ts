/**
 * The box of a table is a stop for the keyboard where the table overflows it, and only there: the worker, which cannot
 * tell, made a stop of each.
 */
export function watchTables(prose: HTMLElement | null): (() => void) | undefined {
  const boxes = prose?.querySelectorAll<HTMLElement>("[data-table]");
  if (!boxes?.length) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}
