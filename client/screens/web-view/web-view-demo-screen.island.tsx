import { useEffect, useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import { translator } from "../../../shared/text/translator.ts";
import { exampleMessages, messageSource } from "../../../shared/web-view/messages.ts";
import { webViewTexts } from "../../../shared/web-view/texts.ts";
import { messageEvent, tellApplication } from "../../features/web-view/tell-application.ts";
import { Button } from "../../ui/button.tsx";
import css from "./web-view-screen.module.css";

const t = translator(webViewTexts);

export interface WebViewDemoScreenProps {
  subscriptions: { id: number; href: string }[];
}

export function WebViewDemoPage({ subscriptions }: WebViewDemoScreenProps) {
  const [received, setReceived] = useState<{ id: number; text: string }[]>([]);
  useEffect(() => {
    const receive = (event: Event) => {
      if (event instanceof CustomEvent)
        setReceived((all) => [...all, { id: all.length, text: JSON.stringify(event.detail) }]);
    };
    window.addEventListener(messageEvent, receive);
    return () => window.removeEventListener(messageEvent, receive);
  }, []);
  return (
    <div className={`stack-4 ${css.page}`}>
      <h1>{t("demo.title")}</h1>
      <p>{t("demo.text")}</p>
      {subscriptions.map(({ id, href }) => (
        <a key={id} href={href}>
          {t("demo.open", { id })}
        </a>
      ))}
      <ul className="stack-3">
        {exampleMessages.map((message) => (
          <li key={message.type} className={`stack-2 ${css.message}`}>
            <Button type="button" look="outline" size="small" onClick={() => tellApplication(message)}>
              {t("demo.send", { type: message.type })}
            </Button>
            <code className={css.json}>{JSON.stringify({ ...messageSource, ...message })}</code>
          </li>
        ))}
      </ul>
      <p>{t("demo.withoutScripts")}</p>
      <h2>{t("demo.received")}</h2>
      <div role="log" aria-label={t("demo.received")}>
        <ol className="stack-3">
          {received.map(({ id, text }) => (
            <li key={id}>
              <code className={css.json}>{text}</code>
            </li>
          ))}
        </ol>
      </div>
      {received.length === 0 && <p>{t("demo.nothing")}</p>}
    </div>
  );
}

export const WebViewDemoScreen = screenIsland(WebViewDemoPage);
