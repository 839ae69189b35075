import type { Page } from 'playwright-core';

/** Names of the fonts that the browser really draws an element's text with. */
export async function fontsOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join(', ');
  } finally {
    await session.detach();
  }
}
