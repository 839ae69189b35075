import { fontScript } from './font-code.ts';
import { scriptWatch } from './script-watch-code.ts';
import { themeScript } from './theme-code.ts';

/** What has to run before the first paint, and before any script is asked for. web/security/inline-scripts.ts knows each of these texts. */
export function HeadScripts() {
  return [themeScript, fontScript, scriptWatch].map((code) => (
    <script key={code} dangerouslySetInnerHTML={{ __html: code }} />
  ));
}
