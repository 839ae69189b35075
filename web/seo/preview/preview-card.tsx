import { type Look, seedLook } from '#web/ui/look.ts';
import { fonts } from '#web/ui/fonts.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';

interface PreviewCardProps {
  readonly look?: Look;
  readonly title: string;
  readonly clinic: string;
  /** Whether the clinic has a logo of its own: then the site's mark does not stand for it. */
  readonly hasLogo?: boolean;
  /** Registration of the clinic and its doctor in charge: they belong inside every piece that is shared (CFM manual). */
  readonly identification: readonly string[];
  /** `data:` address of a picture that fills the right side. */
  readonly picture?: string | null;
  readonly width: number;
  readonly height: number;
}

/** Part of the width that a picture takes. */
export const PICTURE_SHARE = 0.38;

/** A page as a picture for social networks. Drawn without a browser: plain flex boxes and inline styles only. */
export function PreviewCard({
  look = seedLook,
  title,
  clinic,
  hasLogo = false,
  identification,
  picture,
  width,
  height,
}: PreviewCardProps) {
  const { role: roles, tone } = look.palette;
  const night = tone.light.escura;
  const unit = height / 100;
  const textWidth = picture ? width * (1 - PICTURE_SHARE) : width;
  const titleSize = Math.min(unit * (title.length > 48 ? 10 : 13), textWidth / 14);
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: night.ground, color: night.ink }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: textWidth,
          height: '100%',
          padding: `${unit * 9}px ${textWidth * 0.06}px`,
          fontFamily: fonts[look.font].family,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: unit * 6, fontWeight: 700 }}>
          {hasLogo ? null : (
            <BrandMark size={unit * 10} leaves={roles.accent} point={roles.success} style={{ marginRight: unit * 3 }} />
          )}
          {clinic}
        </div>
        <div
          style={{ display: 'flex', fontSize: titleSize, fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.02em' }}
        >
          {title}
        </div>
        {/* At least 35 % of the largest type, in one size and colour (CFM manual). */}
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            fontSize: Math.max(unit * (picture ? 3.6 : 4.6), titleSize * 0.36),
          }}
        >
          {identification.map((line) => (
            <div key={line} style={{ display: 'flex' }}>
              {line}
            </div>
          ))}
        </div>
      </div>
      {picture ? (
        <img src={picture} alt="" width={width * PICTURE_SHARE} height={height} style={{ objectFit: 'cover' }} />
      ) : null}
    </div>
  );
}
