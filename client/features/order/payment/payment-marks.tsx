import css from "./payment-marks.module.css";

const marksOf: Record<string, readonly (keyof typeof drawings)[]> = {
  card: ["visa", "mastercard"],
  paypal: ["paypal"],
  check: ["check"],
  bank_transfer: ["bank_transfer"],
};

/** Inlined drawings, so that no request goes to a third party. */
export function PaymentMarks({ method }: { method: string }) {
  const marks = (Object.hasOwn(marksOf, method) && marksOf[method]) || [];
  return marks.map((mark) => {
    const Drawing = drawings[mark];
    return (
      <svg key={mark} className={css.mark} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
        <rect x="0.75" y="0.75" width="46.5" height="30.5" rx="5" className={css.card} />
        <Drawing />
      </svg>
    );
  });
}

const drawings = {
  visa: () => (
    <text x="24" y="21" className={css.visa} textAnchor="middle">
      VISA
    </text>
  ),
  mastercard: () => (
    <>
      <circle cx="19.5" cy="16" r="8" fill="#eb001b" />
      <circle cx="28.5" cy="16" r="8" fill="#f79e1b" />
      <path d="M24 9.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2" fill="#ff5f00" />
    </>
  ),
  paypal: () => (
    <>
      <path d="M19.5 7.5h6.2c3.3 0 5 1.8 4.4 4.8-.6 3.3-2.9 4.9-6.2 4.9h-2l-.9 5.3h-4z" fill="#003087" />
      <path
        d="M30.9 11.6c1.3.8 1.8 2.2 1.4 4-.6 3.1-2.7 4.6-5.9 4.6h-1.3l-.8 4.8h-3.7l.5-2.5h1.2l.9-5.3h2c3 0 5.1-1.7 5.7-5.6"
        fill="#0079c1"
      />
    </>
  ),
  check: () => (
    <>
      <path d="M10 11h28M10 16h15M10 21h10" className={css.stroke} />
      <path d="M28 21c1.5-3 3-3.5 3.5-2s.5 2 2 .5 2.5-1 4.5-.5" className={css.stroke} />
    </>
  ),
  bank_transfer: () => (
    <path d="M13 14 24 8l11 6zM15.5 17v5M21 17v5M27 17v5M32.5 17v5M12.5 25h23" className={css.stroke} />
  ),
};
