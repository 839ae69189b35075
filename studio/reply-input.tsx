import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { CommentIcon } from '@sanity/icons/Comment';
import { Button, Flex, Stack } from '@sanity/ui';
import type { StringInputProps } from 'sanity';

import { type Reply, repliesTo } from '../schemas/index.ts';

const ICONS: Readonly<Record<Reply['kind'], typeof EnvelopeIcon>> = {
  call: MobileDeviceIcon,
  whatsapp: CommentIcon,
  mail: EnvelopeIcon,
};

/** What a visitor left to be answered at, with a button for each way to do so. */
export function ReplyInput(props: StringInputProps) {
  const replies = repliesTo(props.value ?? '');
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {replies.length > 0 ? (
        <Flex gap={2} wrap="wrap">
          {replies.map(({ kind, text, href }) => (
            <Button
              key={kind}
              as="a"
              href={href}
              icon={ICONS[kind]}
              mode="ghost"
              text={text}
              {...(kind === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
            />
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}
