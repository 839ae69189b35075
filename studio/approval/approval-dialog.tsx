import { Text } from '@sanity/ui';
import { useValidationStatus } from 'sanity';

import type { ApprovedType } from '../../schemas/index.ts';
import { ChangeDialog, Lines } from '../change-dialog.tsx';
import { hasReview } from './give-approval.ts';

interface ApprovalDialogProps {
  /** Of what is approved: of the draft, of a version, or of what is published. */
  readonly id: string;
  readonly type: ApprovedType;
  /** What it does, on the button and over the dialog. */
  readonly title: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Who approves answers for it: what that means, and what Studio warns of, before it is done. */
export function ApprovalDialog({ id, type, title, isBusy, onConfirm, onClose }: ApprovalDialogProps) {
  const { validation } = useValidationStatus(id, type, true);
  const warnings = validation.filter(({ level }) => level === 'warning').map(({ message }) => message);
  return (
    <ChangeDialog header={title} confirm={title} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose}>
      <Text size={1}>
        {hasReview(type)
          ? 'Você confirma que a pessoa em “Revisado por” revisou o texto como está. O seu nome, o conteúdo e a data de hoje ficam registrados (CFM 2.336/2023, art. 3º).'
          : 'O seu nome, a data e o conteúdo como está agora ficam registrados. O diretor técnico responde pelo que o site anuncia (CFM 2.336/2023, art. 3º).'}
      </Text>
      <Lines title="Avisos sobre este conteúdo" lines={[...new Set(warnings)]} />
    </ChangeDialog>
  );
}
