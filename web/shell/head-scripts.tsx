import { fontScript } from './font-code.ts';
import { themeScript } from './theme-code.ts';

/** What has to run before the first paint. web/security/inline-scripts.ts knows each of these texts. */
export function HeadScripts() {
  return [themeScript, fontScript].map((code) => <script key={code} dangerouslySetInnerHTML={{ __html: code }} />);
}
