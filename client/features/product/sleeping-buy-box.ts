import { wakeOnTouch } from "../../ui/wake-on-touch.tsx";

const load = async () => (await import("./buy-box.tsx")).BuyBox;

/** Its form sells without scripts; with them it adds without leaving the page. */
export const SleepingBuyBox = wakeOnTouch(load, import.meta.env.SSR && (await load()));
