import type { Footer } from "../../shared/content/content.ts";
import type { ShownRights } from "../../shared/contract/shown-rights.ts";
import type { ShopCountry } from "../../shared/country/country.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { RightsLinks } from "../features/contract/rights-links.tsx";
import { SmartLink } from "../ui/smart-link.tsx";
import css from "./site-footer.module.css";
import { layoutTexts } from "./texts.ts";

const t = translator(layoutTexts);
const tCountry = translator(countryTexts);

const payments = ["visa", "mastercard", "paypal", "check", "transfer"] as const;

export interface FooterLinksProps {
  footer: Footer;
  country: ShopCountry;
  delivery: string;
  rights: ShownRights;
  isShort: boolean;
}

export function FooterLinks({ footer, country, delivery, rights, isShort }: FooterLinksProps) {
  return (
    <>
      <div className={css.columns}>
        {!isShort &&
          footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={css.title}>{title}</h2>
              <details className={css.group}>
                <summary>{title}</summary>
                <LinkList links={links} className={css.links} />
              </details>
            </nav>
          ))}
        <CustomerService {...footer.customerService} isShort={isShort} />
      </div>
      {!isShort && (
        <ul className={`row-2 ${css.payments}`} aria-label={t("footer.payments")}>
          {payments.map((name) => (
            <li key={name}>{t(`payments.${name}`)}</li>
          ))}
        </ul>
      )}
      <RightsLinks className={`${css.legal} ${css.contracts}`} rights={rights} />
      {footer.legal.length > 0 && (
        <nav aria-label={t("footer.legal")}>
          <LinkList links={footer.legal} className={css.legal} />
        </nav>
      )}
      <p className={css.country}>
        <a href={href("pays-et-langue")} rel="nofollow">
          {tCountry("footer", { country: tCountry(`countries.${country}`) })}
        </a>
        {delivery && <span>{delivery}</span>}
      </p>
      <p className={css.rights}>{t("footer.rights")}</p>
    </>
  );
}

function LinkList({ links, className }: { links: Footer["legal"]; className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.name}>
          <SmartLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function CustomerService({ phone, email, hours, isShort }: Footer["customerService"] & { isShort: boolean }) {
  return (
    <div className={css.service}>
      <h2 className={css.title}>{t("footer.service")}</h2>
      <ul className={`${css.links} ${css.help}`}>
        {phone && (
          <li>
            <a className={css.phone} href={`tel:${phone.replace(/\s/g, "")}`}>
              {phone}
            </a>
          </li>
        )}
        {hours && <li>{hours}</li>}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {isShort && (
          <li>
            <a href={href("faq-faqQuery", {})}>{t("footer.help")}</a>
          </li>
        )}
        <li>
          <a href={href("nous-contacter")}>{t("footer.contact")}</a>
        </li>
      </ul>
    </div>
  );
}
