import { Text } from '@sanity/ui';
import type { SanityDocument } from 'sanity';

import type { ApprovedType } from '../../schemas/index.ts';
import { ChangeDialog, Lines } from '../change-dialog.tsx';
import { useBlockers } from './blockers.ts';
import { hasReview } from './give-approval.ts';

interface ApprovalDialogProps {
  /** What is approved: the draft, a version, or what is published. */
  readonly document: SanityDocument;
  readonly type: ApprovedType;
  /** What it does, on the button and over the dialog. */
  readonly title: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Who approves answers for it: what that means, and what Studio warns of, before it is done. */
export function ApprovalDialog({ document, type, title, isBusy, onConfirm, onClose }: ApprovalDialogProps) {
  const { warnings } = useBlockers(document._id, type, document);
  return (
    <ChangeDialog header={title} confirm={title} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose}>
      <Text size={1}>
        {hasReview(type)
          ? 'Você confirma que a pessoa em “Revisado por” revisou o texto como está. O seu nome, o conteúdo e a data de hoje ficam registrados (CFM 2.336/2023, art. 3º).'
          : 'O seu nome, a data e o conteúdo como está agora ficam registrados. O diretor técnico responde pelo que o site anuncia (CFM 2.336/2023, art. 3º).'}
      </Text>
      <Lines title="Avisos sobre este conteúdo" lines={warnings} />
    </ChangeDialog>
  );
}
