import { UploadIcon } from '@sanity/icons/Upload';
import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useRef } from 'react';

import { textOfFile } from './csv.ts';

interface FileButtonProps {
  readonly text: string;
  /** As an input of files takes it. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
}

/** A button that has a file chosen. The same file may be chosen again. */
export function FileButton({ text, accept, onPick }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <Button
        mode="ghost"
        fontSize={1}
        padding={3}
        icon={UploadIcon}
        text={text}
        onClick={() => picker.current?.click()}
      />
    </>
  );
}

const NO_TEXT = {
  status: 'error',
  title: 'Este arquivo não é um CSV',
  description: 'No Excel ou no Google Planilhas, salve a planilha como CSV e escolha o arquivo novo.',
} as const;

/** Reads a spreadsheet that was saved as CSV. */
export function CsvButton({ onRead }: { readonly onRead: (text: string) => void }) {
  const toast = useToast();
  const read = async (file: File) => {
    const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
    if (text === undefined) toast.push(NO_TEXT);
    else onRead(text);
  };
  return <FileButton text="Ler planilha (CSV)" accept=".csv,text/csv,text/plain" onPick={(file) => void read(file)} />;
}
